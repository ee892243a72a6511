/** The size at which a photograph is shown. */
export interface ShownSize {
  /** The widths in pixels that browsers choose from, the largest last. */
  readonly widths: readonly [number, number];
  /** Height divided by width. The picture is cropped to this ratio and keeps its top. */
  readonly ratio: number;
}

/** A portrait, 4:5, with two to three times the pixels of its place on a phone and on a desktop. */
export const PORTRAIT: ShownSize = { widths: [240, 480], ratio: 5 / 4 };
/** The picture of an article, 3:2, as wide as a phone screen or half a desktop screen. */
export const ARTICLE_PICTURE: ShownSize = { widths: [480, 800], ratio: 2 / 3 };

/** Picture pixels per CSS pixel: most screens have a high density, and a logo has fine lines. */
export const LOGO_DENSITY = 2;
/** Area in CSS pixels. A square logo gets the height of two lines of names, a wide one about their width. */
const LOGO_AREA = 4400;
const LOGO_MOST = { width: 200, height: 56 };

/**
 * The box of a logo. All logos cover about the same area of the strip, so that none dominates.
 *
 * @param drawn the size of its file, in any unit
 * @returns the size of the box in CSS pixels
 */
export const logoBox = (drawn: { width: number; height: number }): { width: number; height: number } => {
  const ratio = drawn.width / drawn.height;
  const height = Math.min(Math.sqrt(LOGO_AREA / ratio), LOGO_MOST.height, LOGO_MOST.width / ratio);
  return { width: Math.max(1, Math.round(height * ratio)), height: Math.max(1, Math.round(height)) };
};

/** Size in pixels that social networks show uncropped. The meta tags of every page state it (src/seo/head.ts). */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;
