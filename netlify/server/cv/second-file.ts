import {
  ZIP_COMMENT_MAX_BYTES,
  ZIP_DIRECTORY,
  ZIP_END,
  ZIP_END_BYTES,
  ZIP64_LOCATOR,
  ZIP64_LOCATOR_BYTES,
} from './zip-end.ts';

/** What makes a second file of one: it works as that, and is not merely mentioned or attached. */

/** How programs, archives, pictures, sounds and documents begin. */
const STARTS: readonly string[] = [
  ...['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '#!'],
  ...['PK\x03\x04', 'PK\x05\x06', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh', '\xfd7zXZ'],
  ...['\x89PNG', 'GIF8', '\xff\xd8\xff', 'II*\0', 'MM\0*', 'RIFF', 'OggS', 'ID3', 'fLaC'],
  ...['\xd0\xcf\x11\xe0', '{\\rtf', '%!PS'],
];
/** Further in: films, and tape archives, which name their first file before. */
const LATER_STARTS: readonly (readonly [offset: number, mark: string])[] = [
  [4, 'ftyp'],
  [257, 'ustar'],
];

/** @returns whether bytes, as `latin1`, begin like a program, a picture, an archive or another document */
export const startsAsAnother = (text: string): boolean =>
  STARTS.some((start) => text.startsWith(start)) ||
  LATER_STARTS.some(([offset, mark]) => text.startsWith(mark, offset));

/** Of a page that runs in a browser which guesses. */
const PAGE = /<(?:!doctype|html|head|body|script|iframe|svg)\b/i;

/** @returns whether bytes, as `latin1`, hold a tag that makes a page */
export const holdsPage = (text: string): boolean => PAGE.test(text);

/** Where a ZIP reader looks for the end of an archive. */
const ZIP_END_WITHIN = ZIP_END_BYTES + ZIP_COMMENT_MAX_BYTES;
const ALL_ONES = 0xffffffff;

/** Whether the record leads to a directory, and not only the letters of one stand there. */
const leadsToDirectory = (bytes: Buffer, at: number): boolean => {
  const size = bytes.readUInt32LE(at + 12);
  const [from, mark] = size === ALL_ONES ? [ZIP64_LOCATOR_BYTES, ZIP64_LOCATOR] : [size, ZIP_DIRECTORY];
  return from <= at && bytes.subarray(at - from, at - from + mark.length).equals(mark);
};

/**
 * Readers look for the record that ends an archive from the end of a file backwards.
 *
 * @param bytes a whole file
 * @param isAttachment whether what stands at an offset is a file that the format itself attaches: such an archive counts
 *   only when its record says where it is in the whole file, or ends it
 * @returns whether the file is an archive too
 */
export const worksAsZip = (bytes: Buffer, isAttachment: (at: number) => boolean = () => true): boolean => {
  let at = bytes.indexOf(ZIP_END, Math.max(0, bytes.length - ZIP_END_WITHIN));
  for (; at >= 0; at = bytes.indexOf(ZIP_END, at + 1)) {
    const end = at + ZIP_END_BYTES;
    if (end > bytes.length || !leadsToDirectory(bytes, at)) continue;
    const endsFile = end + bytes.readUInt16LE(end - 2) === bytes.length;
    const countsFromStart = bytes.readUInt32LE(at + 16) + bytes.readUInt32LE(at + 12) === at;
    if (endsFile || countsFromStart || !isAttachment(at)) return true;
  }
  return false;
};
