import { SOURCE_MAX_LENGTH } from './limits.ts';

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
