/** Invisible characters: format characters, line ends other than LF, and control characters other than tab. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/gu;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * @param text any text
 * @returns the index and the Unicode code, such as `U+200B`, of its first invisible character; `undefined` when it has
 *   none
 */
const firstInvisible = (text: string): { at: number; code: string } | undefined => {
  const at = text.search(INVISIBLE);
  return at === -1 ? undefined : { at, code: codeOf(text.slice(at)) };
};

/**
 * @param text any text
 * @returns the text with the codes of invisible characters in their place: `velocità‹U+200B›`
 */
export const madeVisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => `‹${codeOf(character)}›`);

/** Ranges of the characters beyond ASCII that Italian copy may contain. */
const RANGES: readonly (readonly [first: string, last: string])[] = [
  ['\u00a0', '\u017f'],
  ['\u0218', '\u021b'],
  ['\u2010', '\u203a'],
  ['\u2190', '\u2193'],
  ['\u2264', '\u2265'],
  ['\u2713', '\u2714'],
  ['\ufb01', '\ufb02'],
];
const SINGLE = '€™\ufeff\ufffd';

const charactersOf = ([first, last]: readonly [string, string]): string[] => {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) =>
    String.fromCharCode(start + index),
  );
};

/** The encoding that programs on Windows assume for UTF-8 files. */
const WINDOWS = new TextDecoder('windows-1252');

const NO_BREAK_SPACE = /\u00a0/g;

/** Garbled text -> the original character. A no-break space in garbled text often has become an ordinary one. */
const BROKEN: ReadonlyMap<string, string> = new Map(
  [...RANGES.flatMap(charactersOf), ...SINGLE].flatMap((character) =>
    [WINDOWS.decode(Buffer.from(character))]
      .flatMap((broken) => [broken, broken.replace(NO_BREAK_SPACE, ' ')])
      .map((broken) => [broken, character] as const),
  ),
);

/** The longest come first, because some begin like others: `â€™`. Every garbled emoji begins with `ðŸ`. */
const ANY = new RegExp([...BROKEN.keys(), 'ðŸ'].sort((one, other) => other.length - one.length).join('|'));

/**
 * Finds UTF-8 that a program read in an older encoding and then saved as UTF-8 again: `è` became `Ã¨`.
 *
 * @param text copy
 * @returns the index of the first such place and the original character, empty if unknown; `undefined` if there is none
 */
export const firstTwiceEncoded = (text: string): { at: number; was: string } | undefined => {
  const found = ANY.exec(text);
  return found ? { at: found.index, was: BROKEN.get(found[0])?.trim() ?? '' } : undefined;
};

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
  const found = firstInvisible(text);
  // Letters that were encoded twice may contain invisible characters; letterLost reports those.
  if (!found || firstTwiceEncoded(text)) return undefined;
  return {
    expected: `visible characters only: type these words again, without ${found.code}`,
    excerpt: madeVisible(text.slice(Math.max(found.at - BEFORE, 0), found.at + AFTER)),
  };
};
