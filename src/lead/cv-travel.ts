/** How a curriculum travels from the browser to the function: docs/cv-uploads.md. Sizes in bytes. */

/** Up to here it goes with the application itself: one request, nothing to resume. */
export const CV_INLINE_MAX_BYTES = 256 * 1024;

/** Up to here it may still go with the application when no upload could be made: 4 MB in base64. */
export const CV_INLINE_FALLBACK_MAX_BYTES = 3 * 1024 * 1024;

/** One part: on a slow line a cut costs seconds, not minutes. */
export const CV_PART_BYTES = 256 * 1024;
