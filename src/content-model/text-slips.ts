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

/**
 * @param text copy whose tokens were replaced
 * @param quotes whether its file may quote facts
 * @returns a brace that belongs to no token, and a link that is none
 */
export const slipsIn = (text: string, quotes: boolean): Slip[] => {
  const expectedBrace = quotes
    ? 'no brace outside a whole token such as {claim:support}'
    : 'no braces: this file quotes no facts';
  const found = [
    { expected: expectedBrace, excerpt: brace(text) },
    { expected: 'a link such as [parole](/percorso)', excerpt: brokenLink(text) },
  ];
  return found.flatMap(({ expected, excerpt }) => (excerpt === undefined ? [] : { expected, excerpt }));
};
