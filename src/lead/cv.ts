import type { Notice } from './notices.ts';

/**
 * The curriculum of an application: what browser and function must agree on. How it travels: docs/cv-uploads.md.
 */

/** Extensions of a curriculum, in lower case. Specification §4 and §9. */
export const CV_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;
export type CvExtension = (typeof CV_EXTENSIONS)[number];
/** The attribute `accept` of a box for a curriculum. */
export const CV_ACCEPT = CV_EXTENSIONS.map((extension) => `.${extension}`).join();

/** Where a curriculum is announced; its parts follow at `/<uploadId>/<part>`. */
export const CV_UPLOADS_ENDPOINT = '/api/cv-uploads';

/** What a form can carry by itself: a function takes no larger request. docs/decisions/0006-cv-in-parts.md */
export const CV_WITHOUT_SCRIPTS_MAX = '4\u00a0MB';

/** What is too large says so, word for word. Specification §4 and §8. */
export const CV_TOO_LARGE: Notice = {
  tone: 'error',
  title: 'File troppo grande',
  description: 'Il curriculum deve essere massimo 5MB',
};

export const CV_MESSAGES = {
  extension: 'Il curriculum deve essere in formato PDF, DOC o DOCX',
  empty: 'Il file del curriculum è vuoto',
  tooLarge: CV_TOO_LARGE.description,
} as const;

/**
 * @param filename as the visitor's system names the file
 * @returns its extension when it is one of {@link CV_EXTENSIONS}, whatever its case
 */
export const cvExtension = (filename: string): CvExtension | undefined => {
  const extension = /\.([a-z]+)$/i.exec(filename.trim())?.[1]?.toLowerCase();
  return CV_EXTENSIONS.find((known) => known === extension);
};
