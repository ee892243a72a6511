/** Ends of lines, control characters, and white space of any width. */
const GAPS = /[\p{Cc}\p{Z}]+/gu;
/** Marks of direction, characters of no width, halves of a pair; joiners stay, for letters and emoji. */
const UNSEEN = /(?!\u200C|\u200D)[\p{Cf}\p{Cs}]/gu;
/** White space may be much of what was sent, but not all of a megabyte is worth a look. */
const LOOKED_AT = 10;

/**
 * One line of plain text out of whatever a browser or a bot has sent where nobody types.
 *
 * @param value a text, or something else
 * @param max its length, in UTF-16 code units; the rest is cut off
 * @returns the line; undefined when nothing is left that can be seen
 */
export const readLine = (value: unknown, max: number): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const line = value
    .slice(0, LOOKED_AT * max)
    .replace(GAPS, ' ')
    .trim()
    .slice(0, max);
  return line.replace(UNSEEN, '').trim() || undefined;
};
