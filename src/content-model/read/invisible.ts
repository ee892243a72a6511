/** Invisible characters: format characters, line ends other than LF, and control characters other than tab. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/gu;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * @param text any text
 * @returns the index and the Unicode code, such as `U+200B`, of its first invisible character; `undefined` when it has
 *   none
 */
export const firstInvisible = (text: string): { at: number; code: string } | undefined => {
  const at = text.search(INVISIBLE);
  return at === -1 ? undefined : { at, code: codeOf(text.slice(at)) };
};

/**
 * @param text any text
 * @returns the text with the codes of invisible characters in their place: `velocità‹U+200B›`
 */
export const madeVisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => `‹${codeOf(character)}›`);
