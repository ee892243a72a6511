import type { CvRefusal } from './cv-refusals.ts';
import { holdsMacros, isOle, readOle } from './ole.ts';
import { declaresMacros } from './package-xml.ts';
import { readsAsPdf } from './pdf.ts';
import { INFLATED_MAX_BYTES, type InflationBudget, readZipEntry } from './zip-contents.ts';
import { readZipDirectory, ZIP_MAX_ENTRIES, ZipRefused } from './zip-directory.ts';

/** Without them it is an archive, and no document of Word (ECMA-376 part 2 §10.1). */
const REQUIRED: readonly string[] = ['[Content_Types].xml', 'word/document.xml'];

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');
const MACRO_PART = /(?:^|\/)(?:vbaproject[^/]*\.bin|vbadata\.xml)$/i;
/** The parts that say what the other parts are. */
const DECLARATION = /^\[content_types\]\.xml$|\.rels$/i;
/** A sheet within a document is usual, a document within that sheet is not. */
const MAX_DEPTH = 2;

interface Budget extends InflationBudget {
  entries: number;
}

/** @returns whether the bytes start as an archive with files does */
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, ZIP_START.length).equals(ZIP_START);

/** What cannot be read may hold anything. */
const lookInside = (compoundFile: Buffer): void => {
  const entries = readOle(compoundFile);
  if (!entries) throw new ZipRefused('damaged');
  if (holdsMacros(entries)) throw new ZipRefused('macros');
};

/** Every part is inflated and looked at for what it is, whatever its name says. */
const inspect = (archive: Buffer, budget: Budget, depth: number): ReadonlySet<string> => {
  if (depth > MAX_DEPTH) throw new ZipRefused('hidden');
  const entries = readZipDirectory(archive);
  budget.entries -= entries.length;
  if (budget.entries < 0) throw new ZipRefused('bomb');
  for (const entry of entries) {
    if (MACRO_PART.test(entry.name)) throw new ZipRefused('macros');
    const content = readZipEntry(archive, entry, budget);
    if (DECLARATION.test(entry.name) && declaresMacros(content)) throw new ZipRefused('macros');
    if (isOle(content)) lookInside(content);
    if (isZip(content)) inspect(content, budget, depth + 1);
  }
  return new Set(entries.map(({ name }) => name));
};

/**
 * A document of Word 2007 and later: at most 1,000 parts and 50 MB inflated, no encryption, no paths that lead
 * out, no macros under any name, nothing hidden (docs/cv-uploads.md, "What is checked").
 *
 * @param bytes the whole file
 * @returns why it is refused; undefined when it is not
 */
export const checkDocx = (bytes: Buffer): CvRefusal | undefined => {
  // Word encrypts a document by wrapping it up in a compound file (MS-OFFCRYPTO 2.3.4).
  if (isOle(bytes))
    return readOle(bytes)?.some(({ name }) => name === 'EncryptedPackage') ? 'locked' : 'content';
  if (!isZip(bytes)) return 'content';
  if (readsAsPdf(bytes)) return 'hidden';
  try {
    const names = inspect(bytes, { left: INFLATED_MAX_BYTES, entries: ZIP_MAX_ENTRIES }, 0);
    return REQUIRED.every((name) => names.has(name)) ? undefined : 'content';
  } catch (error) {
    if (error instanceof ZipRefused) return error.refusal;
    // A number that points out of the file.
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
};
