import { holdsEncryptedPackage, isOle, readOle } from './ole.ts';
import { inspectArchive, partName } from './package.ts';
import { type Budget, Refused } from './refused.ts';
import { isZip } from './zip.ts';

/** The content type of the part with the text, whatever its name (ECMA-376 part 1 §11.3.10). */
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** The usual name of that part, for packages without a list of relationships. */
const USUAL_DOCUMENT = 'word/document.xml';
/** Relationship types that point to it: ECMA-376 part 1 §15.2.7, in its transitional and strict form. */
const MAIN_RELATIONSHIPS: readonly string[] = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument',
];

/**
 * Checks a document of Word 2007 and later (docs/cv-uploads.md, "What is checked").
 *
 * @param bytes the whole file
 * @throws {Refused} why the file is refused
 */
export const checkDocx = async (bytes: Buffer, budget: Budget): Promise<void> => {
  // Word encrypts a document by wrapping it in a compound file.
  if (isOle(bytes)) throw new Refused(holdsEncryptedPackage(readOle(bytes)) ? 'locked' : 'content');
  if (!isZip(bytes)) throw new Refused('content');
  const { parts, main, typeOf } = await inspectArchive(bytes, budget);
  const documents =
    main === undefined
      ? [USUAL_DOCUMENT]
      : main
          .filter(({ type, isExternal }) => MAIN_RELATIONSHIPS.includes(type) && !isExternal)
          .map(({ target }) => partName(target) ?? '');
  // Another program's document, or an archive that is none.
  if (!documents.some((part) => parts.has(part) && typeOf(part) === DOCUMENT_TYPE))
    throw new Refused('content');
};
