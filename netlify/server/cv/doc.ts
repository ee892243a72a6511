import type { CvRefusal } from './cv-refusals.ts';
import { holdsMacros, isOle, readOle } from './ole.ts';

/** The end of an archive (APPNOTE 4.3.16): 22 bytes, the last two of them the length of the comment that follows. */
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_END_BYTES = 22;

/** Where readers look for the beginning of a PDF. */
const PDF_HEADER_WITHIN = 1024;

/** A sheet within the document is an archive too, but only one at the very end makes two files of one. */
const endsAsZip = (bytes: Buffer): boolean => {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - 0xffff);
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
  const isPdfToo = bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-', 0, 'latin1');
  return isPdfToo || endsAsZip(bytes) ? 'hidden' : undefined;
};
