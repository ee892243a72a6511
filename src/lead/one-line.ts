import { SOURCE_MAX_LENGTH } from './limits.ts';

/** Line ends, control characters and white space of any width. */
const GAPS = /[\p{Cc}\p{Z}]+/gu;
/** Direction marks, zero-width characters and lone surrogates. Joiners stay, because letters and emoji need them. */
const UNSEEN = /(?!\u200C|\u200D)[\p{Cf}\p{Cs}]/gu;
/** How many times `max` is read: white space may be removed from it, but a megabyte need not be searched. */
const READ_FACTOR = 10;

/**
 * Reads one line of plain text from a value that no visitor types and a bot may have made up.
 *
 * @param value a text, or anything else
 * @param max longest line, in UTF-16 code units; the rest is cut off
 * @returns the line; undefined when no visible character is left
 */
export const readLine = (value: unknown, max: number): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const line = value
    .slice(0, READ_FACTOR * max)
    .replace(GAPS, ' ')
    .trim()
    .slice(0, max);
  return line.replace(UNSEEN, '').trim() || undefined;
};

/** A line that can be in a mail's subject: it has no control characters and no bidirectional overrides. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u;

/**
 * @param value the label of a form's page or popup, from a request or a content file
 * @returns the trimmed label; `undefined` when it is empty, longer than {@link SOURCE_MAX_LENGTH}, or not a single line
 *   of plain characters
 */
export const readSource = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const source = value.trim();
  return source.length <= SOURCE_MAX_LENGTH && ONE_LINE.test(source) ? source : undefined;
};
