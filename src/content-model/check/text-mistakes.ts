import { firstInvisible, madeVisible } from '../read/invisible.ts';
import { brokenLink } from './text-links.ts';

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
const firstTwiceEncoded = (text: string): { at: number; was: string } | undefined => {
  const found = ANY.exec(text);
  return found ? { at: found.index, was: BROKEN.get(found[0])?.trim() ?? '' } : undefined;
};

/** A mistake in a text, which visitors would see as it was typed. */
export interface Mistake {
  readonly expected: string;
  /** The part of the text around it. */
  readonly excerpt: string;
}

const BEFORE = 30;
const AFTER = 40;

const brace = (text: string): string | undefined => {
  const at = text.search(/[{}]/);
  if (at === -1) return undefined;
  return text[at] === '{' ? text.slice(at, at + AFTER) : text.slice(Math.max(at - BEFORE, 0), at + 1);
};

const from = (text: string, mistake: RegExp): string | undefined => {
  const at = text.search(mistake);
  return at === -1 ? undefined : text.slice(at, at + AFTER);
};

/** `<b>`, `</b>`, `<br/>` or a comment; not "<10 ms". */
const TAG = /<(?:\/?[a-z][^<>]*>|!--)/i;
/** `&egrave;` or `&#232;`; not "R&D;". */
const ENTITY = /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/i;

const letterLost = (text: string): Mistake | undefined => {
  const found = firstTwiceEncoded(text);
  if (!found) return undefined;
  const letter = found.was === '' ? '' : ` (${found.was})`;
  return {
    expected: `the character that a wrong encoding turned into this${letter}: type it again and save the file as UTF-8`,
    excerpt: madeVisible(text.slice(found.at, found.at + AFTER)),
  };
};

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

/**
 * @param text copy whose tokens were replaced
 * @param quotes whether its file may quote facts
 * @returns braces outside tokens, broken links, HTML and garbled letters
 */
export const mistakesIn = (text: string, quotes: boolean): Mistake[] => {
  const expectedBrace = quotes
    ? 'no brace outside a whole token such as {claim:support}'
    : 'no braces: this file quotes no facts';
  const found = [
    { expected: expectedBrace, excerpt: brace(text) },
    {
      expected: 'a link such as [parole](/percorso) or [ministero](https://www.mimit.gov.it/)',
      excerpt: brokenLink(text),
    },
    {
      expected: 'text without HTML: the site decides on bold text and line breaks',
      excerpt: from(text, TAG),
    },
    { expected: 'the letter or sign itself, such as è or &', excerpt: from(text, ENTITY) },
    { expected: 'the letter that was lost when the file was saved', excerpt: from(text, /\uFFFD/) },
  ];
  const mistakes = found.flatMap(({ expected, excerpt }) =>
    excerpt === undefined ? [] : { expected, excerpt },
  );
  return [...mistakes, ...[letterLost(text)].flatMap((mistake) => mistake ?? [])];
};
