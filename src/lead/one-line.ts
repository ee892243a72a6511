import { SOURCE_MAX_LENGTH } from './limits.ts';

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

/** Control characters and bidirectional overrides have no place on one line of a mail's subject. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u;

/**
 * @param value the label of the page or popup where a form sat, as a request or a content file has it
 * @returns it without spaces around; `undefined` when it is empty, longer than {@link SOURCE_MAX_LENGTH}, or no
 *   single line of plain characters
 */
export const readSource = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const source = value.trim();
  return source.length <= SOURCE_MAX_LENGTH && ONE_LINE.test(source) ? source : undefined;
};
