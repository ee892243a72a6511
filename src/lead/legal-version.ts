import versions from '../content/legal-versions.json' with { type: 'json' };

/**
 * Version of the legal pages as they are, the first of `src/content/legal-versions.json`: `2026-11-25`, the day of its texts.
 * By itself: a form's island needs no more of the texts.
 */
export const LEGAL_VERSION = Object.keys(versions)[0] ?? '';

/** A day; the first version of all is a month. A second one of the same day has a figure behind it. */
const VERSION = /^\d{4}-\d{2}(?:-\d{2}(?:-[2-9])?)?$/;

/** @returns whether a text could be the version of legal pages, of this deploy or of another one */
export const isLegalVersion = (text: string): boolean => VERSION.test(text);
