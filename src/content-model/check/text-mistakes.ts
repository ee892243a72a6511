import { firstInvisible, madeVisible } from '../read/invisible.ts';
import { brokenLink } from './text-links.ts';
import { firstTwiceEncoded } from './twice-encoded.ts';

/** Something in a text that visitors would read as it was typed. */
export interface Mistake {
  readonly expected: string;
  /** The piece of the text around it. */
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
    expected: `the letter or sign that two programs made this of${letter}: type it anew, and save the file as UTF-8`,
    excerpt: madeVisible(text.slice(found.at, found.at + AFTER)),
  };
};

/**
 * @param text copy
 * @returns that it holds a character that nobody sees, `undefined` when it does not
 */
export const hiddenMistake = (text: string): Mistake | undefined => {
  const found = firstInvisible(text);
  // Some of what letters are made into is invisible: that has words of its own.
  if (!found || firstTwiceEncoded(text)) return undefined;
  return {
    expected: `only what is seen: type these words anew, without ${found.code}`,
    excerpt: madeVisible(text.slice(Math.max(found.at - BEFORE, 0), found.at + AFTER)),
  };
};

/**
 * @param text copy whose tokens were replaced
 * @param quotes whether its file may quote facts
 * @returns a brace that belongs to no token, a link that is none, HTML, and letters that got lost
 */
export const mistakesIn = (text: string, quotes: boolean): Mistake[] => {
  const expectedBrace = quotes
    ? 'no brace outside a whole token such as {claim:support}'
    : 'no braces: this file quotes no facts';
  const found = [
    { expected: expectedBrace, excerpt: brace(text) },
    { expected: 'a link such as [parole](/percorso)', excerpt: brokenLink(text) },
    { expected: 'words only: the site sets what is bold or a new line', excerpt: from(text, TAG) },
    { expected: 'the letter or sign itself, such as è or &', excerpt: from(text, ENTITY) },
    { expected: 'the letter that was lost when the file was saved', excerpt: from(text, /\uFFFD/) },
  ];
  const mistakes = found.flatMap(({ expected, excerpt }) =>
    excerpt === undefined ? [] : { expected, excerpt },
  );
  return [...mistakes, ...[letterLost(text)].flatMap((mistake) => mistake ?? [])];
};
