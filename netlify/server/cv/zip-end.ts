/** How the record begins that ends an archive (APPNOTE 4.3.16). */
export const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
/** Of the whole record, the last two of them the length of the comment that follows. */
export const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 0xffff;
/** How an entry of the directory before it begins (APPNOTE 4.3.12). */
const ZIP_DIRECTORY = Buffer.from('PK\u0001\u0002', 'latin1');
/** What stands between both in an archive of many bytes or files (APPNOTE 4.3.15), with its length. */
const ZIP64_LOCATOR = Buffer.from('PK\u0006\u0007', 'latin1');
const ZIP64_LOCATOR_BYTES = 20;

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
