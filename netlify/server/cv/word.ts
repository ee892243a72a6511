import type { CvRefusal } from './cv-refusals.ts';
import { holdsEncryptedPackage, holdsMacros, isOle, readOle } from './ole.ts';
import { contentTypeOf, declaresMacros, mainParts } from './package-xml.ts';
import { readsAsPdf } from './pdf.ts';
import { INFLATED_MAX_BYTES, type InflationBudget, readZipEntry } from './zip-contents.ts';
import { readZipDirectory, ZIP_MAX_ENTRIES, ZipRefused } from './zip-directory.ts';
import { worksAsZip } from './zip-end.ts';

/** The magic numbers of a document's stream: Word 97-2003 (MS-DOC 2.5.2), and Word 6 and 95. */
const DOCUMENT_MARKS: readonly number[] = [0xa5ec, 0xa5dc];
const FLAGS_OFFSET = 10;
/** `fEncrypted`: encrypted or only obfuscated. A password that only protects against changes leaves it unset. */
const ENCRYPTED = 1 << 8;

const isEncrypted = (head: Buffer): boolean =>
  head.length >= FLAGS_OFFSET + 2 &&
  DOCUMENT_MARKS.includes(head.readUInt16LE(0)) &&
  (head.readUInt16LE(FLAGS_OFFSET) & ENCRYPTED) !== 0;

/**
 * Checks a document of Word 97-2003: a compound file with a stream `WordDocument` (MS-DOC 2.1.1), without macros or
 * password.
 *
 * @param bytes the whole file
 * @returns why the file is refused; undefined when it is accepted
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

/** The parts that describe the content of a package (ECMA-376 part 2 §10.1). */
const TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';
/** The content type of the part with the text, whatever its name (ECMA-376 part 1 §11.3.10). */
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** The usual name of the part with the text, for packages without a list of relationships. */
const USUAL_DOCUMENT = 'word/document.xml';

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');
const MACRO_PART = /(?:^|\/)(?:vbaproject[^/]*\.bin|vbadata\.xml)$/i;
/** The parts that declare the types and relationships of other parts. */
const DECLARATION = /^\[content_types\]\.xml$|\.rels$/i;
/** A spreadsheet inside a document is common, a document inside that spreadsheet is not. */
const MAX_DEPTH = 2;

interface Budget extends InflationBudget {
  entries: number;
}

/** @returns whether the bytes start like an archive with files */
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, ZIP_START.length).equals(ZIP_START);

/** Refuses a compound file with macros, and an unreadable one, which may hold anything. */
const refuseMacros = (compoundFile: Buffer): void => {
  const entries = readOle(compoundFile);
  if (!entries) throw new ZipRefused('damaged');
  if (holdsMacros(entries)) throw new ZipRefused('macros');
};

/** The parts of a package by lower-case name; only declarations keep their content. */
type Parts = ReadonlyMap<string, Buffer | undefined>;

/** Inflates every part and checks its content, whatever its name says. */
const inspect = (archive: Buffer, budget: Budget, depth: number): Parts => {
  if (depth > MAX_DEPTH) throw new ZipRefused('hidden');
  const entries = readZipDirectory(archive);
  budget.entries -= entries.length;
  if (budget.entries < 0) throw new ZipRefused('bomb');
  const parts = new Map<string, Buffer | undefined>();
  for (const entry of entries) {
    if (MACRO_PART.test(entry.name)) throw new ZipRefused('macros');
    const content = readZipEntry(archive, entry, budget);
    const isDeclaration = DECLARATION.test(entry.name);
    if (isDeclaration && declaresMacros(content)) throw new ZipRefused('macros');
    parts.set(entry.name.toLowerCase(), isDeclaration ? content : undefined);
    if (isOle(content)) refuseMacros(content);
    if (isZip(content)) inspect(content, budget, depth + 1);
  }
  return parts;
};

/** An archive without a main part of Word's type is no document, or belongs to another program. */
const isWordDocument = (parts: Parts): boolean => {
  const types = parts.get(TYPES);
  if (types === undefined) return false;
  const relationships = parts.get(RELATIONSHIPS);
  if (relationships === undefined) return parts.has(USUAL_DOCUMENT);
  return mainParts(relationships).some(
    (part) => parts.has(part) && contentTypeOf(types, part)?.toLowerCase() === DOCUMENT_TYPE,
  );
};

/**
 * Checks a document of Word 2007 and later: at most 1,000 parts and 50 MB inflated, no encryption, no paths that leave
 * the archive, no macros under any name, no hidden content (docs/cv-uploads.md, "What is checked").
 *
 * @param bytes the whole file
 * @returns why the file is refused; undefined when it is accepted
 */
export const checkDocx = (bytes: Buffer): CvRefusal | undefined => {
  // Word encrypts a document by wrapping it in a compound file.
  if (isOle(bytes)) return holdsEncryptedPackage(readOle(bytes) ?? []) ? 'locked' : 'content';
  if (!isZip(bytes)) return 'content';
  if (readsAsPdf(bytes)) return 'hidden';
  try {
    const parts = inspect(bytes, { left: INFLATED_MAX_BYTES, entries: ZIP_MAX_ENTRIES }, 0);
    return isWordDocument(parts) ? undefined : 'content';
  } catch (error) {
    if (error instanceof ZipRefused) return error.refusal;
    // An offset points outside the file.
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
};
