/** Signature of the record that ends an archive (APPNOTE 4.3.16). */
export const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
/** Size of that record; its last two bytes are the length of the comment that follows. */
export const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX_BYTES = 0xffff;
/** Signature of an entry of the central directory (APPNOTE 4.3.12). */
const ZIP_DIRECTORY = Buffer.from('PK\u0001\u0002', 'latin1');
/** Signature and size of the record between directory and end record in a ZIP64 archive (APPNOTE 4.3.15). */
const ZIP64_LOCATOR = Buffer.from('PK\u0006\u0007', 'latin1');
const ZIP64_LOCATOR_BYTES = 20;

/** A ZIP reader looks for the end record in this many last bytes. */
const ZIP_END_WITHIN = ZIP_END_BYTES + ZIP_COMMENT_MAX_BYTES;
const ALL_ONES = 0xffffffff;

/** Whether the record points to a real directory, so that its signature is not there by chance. */
const leadsToDirectory = (bytes: Buffer, at: number): boolean => {
  const size = bytes.readUInt32LE(at + 12);
  const [from, mark] = size === ALL_ONES ? [ZIP64_LOCATOR_BYTES, ZIP64_LOCATOR] : [size, ZIP_DIRECTORY];
  return from <= at && bytes.subarray(at - from, at - from + mark.length).equals(mark);
};

/**
 * Looks for an end record where ZIP readers do, at the end of the file.
 *
 * @param bytes a whole file
 * @param isAttachment whether an offset is inside a file attached in the outer format. An attached archive counts only
 *   when its offsets refer to the whole file, or when it ends the file
 * @returns whether the file also works as an archive
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
