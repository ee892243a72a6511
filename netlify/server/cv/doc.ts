import type { CvRefusal } from './cv-refusals.ts';
import { holdsEncryptedPackage, holdsMacros, isOle, readOle } from './ole.ts';
import { readsAsPdf } from './pdf.ts';
import { worksAsZip } from './second-file.ts';

/** How the stream of a document begins: Word 97-2003 (MS-DOC 2.5.2), and Word 6 and 95 before it. */
const DOCUMENT_MARKS: readonly number[] = [0xa5ec, 0xa5dc];
const FLAGS_OFFSET = 10;
/** `fEncrypted`: with a cipher, or only obfuscated. A password for changes alone leaves it unset. */
const ENCRYPTED = 1 << 8;

const isEncrypted = (head: Buffer): boolean =>
  head.length >= FLAGS_OFFSET + 2 &&
  DOCUMENT_MARKS.includes(head.readUInt16LE(0)) &&
  (head.readUInt16LE(FLAGS_OFFSET) & ENCRYPTED) !== 0;

/**
 * A document of Word 97-2003: a compound file with a stream `WordDocument` (MS-DOC 2.1.1), without macros and password.
 *
 * @param bytes the whole file
 * @returns why it is refused; undefined when it is not
 */
export const checkDoc = (bytes: Buffer): CvRefusal | undefined => {
  if (!isOle(bytes)) return 'content';
  const entries = readOle(bytes);
  if (entries === undefined) return 'damaged';
  if (holdsMacros(entries)) return 'macros';
  if (holdsEncryptedPackage(entries)) return 'locked';
  const document = entries.find(({ name, isStream }) => isStream && name === 'WordDocument');
  if (document === undefined) return 'content';
  if (readsAsPdf(bytes) || worksAsZip(bytes)) return 'hidden';
  return isEncrypted(document.head) ? 'locked' : undefined;
};
