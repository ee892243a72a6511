/** How the record begins that ends an archive (APPNOTE 4.3.16). */
export const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
/** Of the whole record, the last two of them the length of the comment that follows. */
export const ZIP_END_BYTES = 22;
export const ZIP_COMMENT_MAX_BYTES = 0xffff;
