import type { CvRefusal } from './cv-refusals.ts';
import { ZIP_COMMENT_MAX_BYTES, ZIP_END, ZIP_END_BYTES } from './zip-end.ts';

/** ISO 32000-1 §7.5.2. Nothing may stand before it: what is also another file starts like that one. */
const HEADER = /^%PDF-[12]\.\d/;
const HEADER_BYTES = 8;
/** ISO 32000-1 §7.5.5; only white space may follow, or it is half a file, or two. */
const TRAILER = /%%EOF[\s\0]*$/;
const TRAILER_BYTES = 1024;

/** Where a browser that guesses would look for a page (WHATWG MIME Sniffing §5.2: 1,445 bytes). */
const SNIFFED_BYTES = 1445;
const PAGE = /<(?:!doctype|html|head|body|script|iframe|svg)\b/i;

/** Where a ZIP reader looks for the end of an archive. */
const ZIP_END_WITHIN = ZIP_END_BYTES + ZIP_COMMENT_MAX_BYTES;

/** Where readers look for the beginning of a PDF. */
const HEADER_WITHIN = 1024;

/** @returns whether a reader of PDFs takes the bytes for one, whatever they are besides */
export const readsAsPdf = (bytes: Buffer): boolean => bytes.subarray(0, HEADER_WITHIN).includes('%PDF-');

/**
 * Header and trailer of a PDF, and that it is nothing else besides (docs/cv-uploads.md, "What is checked").
 *
 * @param bytes the whole file
 * @returns why it is refused; undefined when it is not
 */
export const checkPdf = (bytes: Buffer): CvRefusal | undefined => {
  if (!HEADER.test(bytes.toString('latin1', 0, HEADER_BYTES))) return 'content';
  if (bytes.subarray(-ZIP_END_WITHIN).includes(ZIP_END)) return 'hidden';
  if (PAGE.test(bytes.toString('latin1', 0, SNIFFED_BYTES))) return 'hidden';
  return TRAILER.test(bytes.subarray(-TRAILER_BYTES).toString('latin1')) ? undefined : 'damaged';
};
