import type { Notice } from './notices.ts';

/**
 * The rules for an application's curriculum that browser and function share. docs/cv-uploads.md describes the upload.
 */

/** Extensions of a curriculum, in lower case. Specification §4 and §9. */
export const CV_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;
export type CvExtension = (typeof CV_EXTENSIONS)[number];
/** The attribute `accept` of the file input for a curriculum. */
export const CV_ACCEPT = CV_EXTENSIONS.map((extension) => `.${extension}`).join();

/** Largest file in a form without scripts: a function accepts no larger request. docs/decisions/0006-cv-in-parts.md */
export const CV_WITHOUT_SCRIPTS_MAX = '4\u00a0MB';

/** The notice about a file that is too large, word for word. Specification §4 and §8. */
export const CV_TOO_LARGE: Notice = {
  tone: 'error',
  title: 'File troppo grande',
  description: 'Il curriculum deve essere massimo 5MB',
};

/** Why a file is refused, by form and functions alike. The advice after the colon helps before sending only. */
export const CV_MESSAGES = {
  extension: 'Il curriculum deve essere in formato PDF, DOC o DOCX',
  empty: 'Il file del curriculum è vuoto',
  tooLarge: CV_TOO_LARGE.description,
  content:
    'Il contenuto del file non corrisponde alla sua estensione: salva il curriculum in PDF e sceglilo di nuovo',
  damaged: 'Il file è incompleto o danneggiato: salvalo di nuovo, meglio in PDF, e sceglilo di nuovo',
  locked:
    'Il file può essere protetto da password: togli la protezione, o salvalo in PDF, e sceglilo di nuovo',
  macros: 'Il file contiene macro: salva il curriculum in PDF e sceglilo di nuovo',
} as const;

/**
 * @param filename name of the file on the visitor's system, in any case
 * @returns its extension in lower case when it is one of {@link CV_EXTENSIONS}; undefined otherwise
 */
export const cvExtension = (filename: string): CvExtension | undefined => {
  const extension = /\.([a-z]+)$/i.exec(filename.trim())?.[1]?.toLowerCase();
  return CV_EXTENSIONS.find((known) => known === extension);
};
