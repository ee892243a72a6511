/** Where a form keeps the text of its file, so that comments and order can stay. */
export const SOURCE = 'fileText';
