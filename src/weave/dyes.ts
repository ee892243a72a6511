/** The colours of src/styles/theme.css as hex values for drawings; a test compares each with its token. */
export const DYES = {
  ink: '#052326',
  linen: '#f4f2ee',
  madder: '#f6541d',
  pale: '#8dd2d7',
  deep: '#187985',
  night: '#05454e',
} as const;
