import { brokenLink } from '../fields/link.ts';
import { AFTER, BEFORE, firstTwiceEncoded, type Mistake, madeVisible } from '../read/invisible.ts';
import { fieldName } from '../read/json-path.ts';
import { problemAt } from '../read/problem-at.ts';
import { received } from '../read/received.ts';
import type { Rule } from '../reading.ts';

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
 * @param text copy whose tokens were replaced
 * @param quotes whether its file may quote facts
 * @returns braces outside tokens, broken links, HTML and garbled letters
 */
const mistakesIn = (text: string, quotes: boolean): Mistake[] => {
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

/** Signs in texts that visitors would see as they were typed. */
export const characters: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.fields.flatMap(({ path, value }) =>
      typeof value !== 'string' || entry.blamed.has(fieldName(path))
        ? []
        : mistakesIn(value, entry.quotes).map(({ expected, excerpt }) =>
            problemAt(entry, path, expected, received(excerpt)),
          ),
    ),
  );
