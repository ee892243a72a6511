/** Limits of a lead, in UTF-16 code units as HTML's `maxlength` counts them. Specification §5 and §9. */
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 255;
export const PHONE_MAX_LENGTH = 20;
export const COMPANY_MAX_LENGTH = 100;
export const MESSAGE_MAX_LENGTH = 2000;

/** Longest label of the form's page or popup. Our own limit: several times the longest label of a page. */
export const SOURCE_MAX_LENGTH = 120;

/** Longest path of a page that a lead names. Our own limit. */
export const PAGE_MAX_LENGTH = 300;

/**
 * Longest value of a campaign; longer ones are cut. Our own limit: Google's click ids have some 100 characters.
 */
export const CAMPAIGN_VALUE_MAX_LENGTH = 200;

/** Milliseconds between page load, or the last success, and the first submit that counts as human. */
export const MINIMUM_FILL_TIME_MS = 3000;

/** Sends per page load, or since the last success; the next one is blocked until the page is reloaded. */
export const MAX_ATTEMPTS = 3;

/** Largest curriculum, in bytes. Specification §4 and §9. */
export const CV_MAX_BYTES = 5 * 1024 * 1024;

/** Largest part of a curriculum in an upload, in bytes. Our own limit: well under what one request may carry. */
export const CV_PART_MAX_BYTES = 1024 * 1024;
