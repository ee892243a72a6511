import * as z from 'zod';
import { copy } from './copy.ts';

/** The folder of documents that visitors can download, from the project's root. */
export const DOCUMENTS_FOLDER = 'public/documenti';

/** The file name of a document, which is the end of its address too. */
export const DOCUMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*\.pdf$/;

/** @returns the address of a document on this site */
export const documentPath = (file: string): string => `/documenti/${file}`;

/** A document that a page offers; the page says its type and size by itself. */
export const downloadSchema = z.strictObject({
  file: z
    .string()
    .regex(DOCUMENT, {
      error: `un PDF in ${DOCUMENTS_FOLDER}, ad esempio listino-prezzi.pdf: lettere minuscole, cifre e trattini singoli`,
    })
    .meta({ document: true })
    .describe('Un PDF nella cartella public/documenti, ad esempio listino-prezzi.pdf'),
  label: copy(60, 'un link è una riga').describe('Che cosa si scarica, ad esempio Scarica il listino prezzi'),
});
export type Download = z.output<typeof downloadSchema>;
