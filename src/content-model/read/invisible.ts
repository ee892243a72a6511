/** Invisible characters: format characters, line ends other than LF, and control characters other than tab. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/gu;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * @param text any text
 * @returns the text with the codes of invisible characters in their place: `velocità‹U+200B›`
 */
export const madeVisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => `‹${codeOf(character)}›`);

/** The bytes 0x80 to 0xBF, with which every letter of UTF-8 ends, as programs on Windows show them. */
const ENDS = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 64 }, (_, index) => 128 + index),
);

/**
 * UTF-8 that a program read in an older encoding and then saved as UTF-8 again: `Ã¨` for `è`, `â€™` for `’`. After `Ã`
 * and `Â`, a no-break space has often become an ordinary one. Every garbled emoji begins with `ðŸ`.
 */
const TWICE_ENCODED = new RegExp(`[ÂÃ][ ${ENDS}]|[ÄÅ][${ENDS}]|[âï][${ENDS}]{2}|ðŸ`, 'u');

/** @returns the index of the first such place; -1 if there is none */
export const twiceEncodedAt = (text: string): number => text.search(TWICE_ENCODED);

/** A mistake in a text, which visitors would see as it was typed. */
export interface Mistake {
  readonly expected: string;
  /** The part of the text around it. */
  readonly excerpt: string;
}

export const BEFORE = 30;
export const AFTER = 40;

/**
 * @param text copy
 * @returns the mistake when the text has an invisible character, otherwise `undefined`
 */
export const hiddenMistake = (text: string): Mistake | undefined => {
  const at = text.search(INVISIBLE);
  // Letters that were encoded twice may contain invisible characters; the rule of characters reports those.
  if (at === -1 || twiceEncodedAt(text) !== -1) return undefined;
  return {
    expected: `solo caratteri visibili: riscrivi queste parole, senza ${codeOf(text.slice(at))}`,
    excerpt: madeVisible(text.slice(Math.max(at - BEFORE, 0), at + AFTER)),
  };
};
