import type { CvRefusal } from './cv-refusals.ts';
import { holdsMacros, isOle, readOle } from './ole.ts';
import { readsAsPdf } from './pdf.ts';
import { ZIP_COMMENT_MAX_BYTES, ZIP_END, ZIP_END_BYTES } from './zip-end.ts';

/** A sheet within the document is an archive too, but only one at the very end makes two files of one. */
const endsAsZip = (bytes: Buffer): boolean => {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX_BYTES);
  for (let at = bytes.indexOf(ZIP_END, from); at >= 0; at = bytes.indexOf(ZIP_END, at + 1)) {
    const end = at + ZIP_END_BYTES;
    if (end <= bytes.length && end + bytes.readUInt16LE(end - 2) === bytes.length) return true;
  }
  return false;
};

/**
 * A document of Word 97-2003: a compound file with a stream `WordDocument` (MS-DOC 2.1.1), without macros.
 *
 * @param bytes the whole file
 * @returns why it is refused; undefined when it is not
 */
export const checkDoc = (bytes: Buffer): CvRefusal | undefined => {
  if (!isOle(bytes)) return 'content';
  const entries = readOle(bytes);
  if (entries === undefined) return 'damaged';
  if (holdsMacros(entries)) return 'macros';
  if (!entries.some(({ name, isStream }) => isStream && name === 'WordDocument')) return 'content';
  return readsAsPdf(bytes) || endsAsZip(bytes) ? 'hidden' : undefined;
};
