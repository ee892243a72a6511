/** Characters that nobody sees: those that steer how others are set, ends of line but LF, control characters but tab. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/gu;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * @param text any text
 * @returns where its first invisible character stands, and that character as Unicode names it: `U+200B`; undefined when it
 *   has none
 */
export const firstInvisible = (text: string): { at: number; code: string } | undefined => {
  const at = text.search(INVISIBLE);
  return at === -1 ? undefined : { at, code: codeOf(text.slice(at)) };
};

/**
 * @param text any text
 * @returns it with what is invisible made visible: `velocità‹U+200B›`
 */
export const madeVisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => `‹${codeOf(character)}›`);
