/** How the record begins that ends an archive (APPNOTE 4.3.16). */
export const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
/** Of the whole record, the last two of them the length of the comment that follows. */
export const ZIP_END_BYTES = 22;
export const ZIP_COMMENT_MAX_BYTES = 0xffff;
/** How an entry of the directory before it begins (APPNOTE 4.3.12). */
export const ZIP_DIRECTORY = Buffer.from('PK\u0001\u0002', 'latin1');
/** What stands between both in an archive of many bytes or files (APPNOTE 4.3.15), with its length. */
export const ZIP64_LOCATOR = Buffer.from('PK\u0006\u0007', 'latin1');
export const ZIP64_LOCATOR_BYTES = 20;
