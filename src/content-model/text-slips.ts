import { brokenLink } from './text-links.ts';

/** Something in a text that visitors would read as it was typed. */
export interface Slip {
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

const from = (text: string, slip: RegExp): string | undefined => {
  const at = text.search(slip);
  return at === -1 ? undefined : text.slice(at, at + AFTER);
};

/** `<b>`, `</b>`, `<br/>` or a comment; not "<10 ms". */
const TAG = /<(?:\/?[a-z][^<>]*>|!--)/i;
/** `&egrave;` or `&#232;`; not "R&D;". */
const ENTITY = /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/i;

/**
 * @param text copy whose tokens were replaced
 * @param quotes whether its file may quote facts
 * @returns a brace that belongs to no token, a link that is none, HTML, and a letter that got lost
 */
export const slipsIn = (text: string, quotes: boolean): Slip[] => {
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
  return found.flatMap(({ expected, excerpt }) => (excerpt === undefined ? [] : { expected, excerpt }));
};
