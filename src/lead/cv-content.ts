import type { CvExtension } from './cv.ts';

/**
 * Whether a curriculum is what its name says, by its first bytes and, of a DOCX, the names of its parts. Form and
 * functions ask the same. Nothing is unpacked: docs/decisions/0028-what-is-checked-of-a-curriculum.md.
 */

/** Why a content is refused: a key of `CV_MESSAGES`. */
export type CvContentProblem = 'content' | 'damaged' | 'locked' | 'macros';

/** A PDF may have other bytes before its header (ISO 32000-1, annex H.3.4.1). */
const PDF_HEADER_WITHIN = 1024;
/** The start of a compound file: an old Word document, or one of today under a password (MS-CFB 2.2, MS-OFFCRYPTO 1.3). */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Signatures of a ZIP's records, read as numbers, and where their fields stand (APPNOTE 4.3.7 to 4.3.16). */
const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const ZIP64_END = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const ZIP64_END_BYTES = 56;
const LOCATOR_BYTES = 20;
/** Offset of a directory that only the ZIP64 record tells. */
const IN_ZIP64 = 0xffffffff;
/** After the last record: a comment of 64 kB at most, and what gateways append. */
const AFTER_END_MAX_BYTES = 128 * 1024;

const isOle = (bytes: Uint8Array): boolean => OLE.every((byte, at) => bytes[at] === byte);

const latin1 = new TextDecoder('latin1');
const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  latin1.decode(bytes.subarray(from, to));

/** @returns where the archive's directory begins, whatever stands there; undefined when no record tells it */
const directoryOf = (view: DataView): number | undefined => {
  const last = view.byteLength - END_BYTES;
  let end = last;
  while (end > 0 && last - end < AFTER_END_MAX_BYTES && view.getUint32(end, true) !== END) end -= 1;
  if (end <= 0 || view.getUint32(end, true) !== END) return undefined;
  const offset = view.getUint32(end + 16, true);
  if (offset !== IN_ZIP64) return offset;
  const locator = end - LOCATOR_BYTES;
  if (locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR) return undefined;
  const record = Number(view.getBigUint64(locator + 8, true));
  if (record + ZIP64_END_BYTES > view.byteLength || view.getUint32(record, true) !== ZIP64_END)
    return undefined;
  return Number(view.getBigUint64(record + 48, true));
};

/**
 * Walks the directory from entry to entry, always forward, until another record begins: counts and sizes that the
 * archive states are not believed.
 *
 * @returns the names of the files in lower case, with `/` between folders; undefined when the directory is not whole
 */
const partNames = (bytes: Uint8Array): string[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const recordAt = (at: number) => (at + END_BYTES <= bytes.length ? view.getUint32(at, true) : undefined);
  const names: string[] = [];
  let at = directoryOf(view) ?? bytes.length;
  while (recordAt(at) === ENTRY && at + ENTRY_BYTES <= bytes.length) {
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    names.push(
      textOf(bytes, at + ENTRY_BYTES, nameEnd)
        .replaceAll('\\', '/')
        .toLowerCase(),
    );
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const next = recordAt(at);
  return names.length > 0 && (next === END || next === ZIP64_END) ? names : undefined;
};

const docxProblem = (bytes: Uint8Array): CvContentProblem | undefined => {
  if (isOle(bytes)) return 'locked';
  if (bytes.length < END_BYTES || new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) !== LOCAL)
    return 'content';
  const names = partNames(bytes);
  if (names === undefined) return 'damaged';
  if (names.some((name) => name.endsWith('vbaproject.bin'))) return 'macros';
  // Its main part may have any name: Word Online calls it word/document2.xml.
  const isDocument =
    names.includes('[content_types].xml') && !names.some((name) => /^\/?(?:xl|ppt)\//.test(name));
  return isDocument ? undefined : 'content';
};

/**
 * @param extension the extension in the file's name
 * @param bytes the whole file, 1 byte to CV_MAX_BYTES
 * @returns why the file is refused; undefined when it is accepted
 */
export const cvContentProblem = (extension: CvExtension, bytes: Uint8Array): CvContentProblem | undefined => {
  if (extension === 'docx') return docxProblem(bytes);
  const isKnown =
    extension === 'pdf'
      ? textOf(bytes, 0, PDF_HEADER_WITHIN).includes('%PDF-')
      : // Word and job portals save RTF under this name too.
        isOle(bytes) || textOf(bytes, 0, 5) === '{\\rtf';
  return isKnown ? undefined : 'content';
};
