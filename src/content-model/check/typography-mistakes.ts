import type { ContentProblem } from '../read/content-error.ts';
import { textsOf } from '../read/json-path.ts';
import type { RawCollection } from '../read/read-collection.ts';
import { received } from '../read/received.ts';
import { problemAt } from './check-entry.ts';

/** Fields that may contain any typography: names that people and companies chose, and badges. */
const FREE_KEYS: readonly unknown[] = ['author', 'badge', 'company'];
/** Collections with company names, and the register numbers of the agency. */
const FREE_COLLECTIONS: readonly string[] = ['brand', 'clients'];

const TOKEN = /\{[^{}]*\}/g;
const AROUND = 30;

/** The longest abbreviation. Longer words in capitals count as shouting, with a few exceptions below. */
const ABBREVIATION_MAX = 4;
const ABBREVIATIONS: readonly string[] = ['AGCOM', 'CISSP', 'HTTPS', 'PRINCE', 'TOGAF', 'EBITDA', 'LTE-M'];
const CAPITALS = new RegExp(`(?<![\\p{L}\\p{N}])\\p{Lu}{${ABBREVIATION_MAX + 1},}(?!\\p{Ll})`, 'gu');

interface Mistake {
  readonly at: number;
  readonly expected: string;
}

const small = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

const capitals = (text: string): Mistake | undefined => {
  const found = [...text.matchAll(CAPITALS)].find(([word]) => !ABBREVIATIONS.includes(word));
  if (!found) return undefined;
  const expected = `lower case, such as ${small(found[0])}: only badges are in capitals. For a common abbreviation, ask a developer to add it to src/content-model/check/typography-mistakes.ts`;
  return { at: found.index, expected };
};

const first = (text: string, mistake: RegExp, expected: string): Mistake | undefined => {
  const at = text.search(mistake);
  return at === -1 ? undefined : { at, expected };
};

/** Checks in the order of docs/content.md, "Typography". */
const mistakesIn = (text: string): Mistake[] =>
  [
    first(text, /!/, 'a sentence without an exclamation mark'),
    capitals(text),
    first(text, /(?<=\S) {2,}(?=\S)/, 'one space between words'),
    first(text, /(?<!\p{L})E['’](?!\p{L})/u, 'È, the letter with its accent'),
    first(text, /(?<=\p{L})ch(?:è|e')(?!\p{L})/u, 'an acute accent, as in perché'),
  ].filter((mistake) => mistake !== undefined);

/**
 * @param collections every file as it is on disk, by collection
 * @returns a problem for each text with an exclamation mark, a word in capitals, two spaces or a wrong accent
 */
export const typographyMistakes = (collections: Readonly<Record<string, RawCollection>>): ContentProblem[] =>
  Object.entries(collections)
    .filter(([collection]) => !FREE_COLLECTIONS.includes(collection))
    .flatMap(([, { entries }]) =>
      entries.flatMap((entry) =>
        textsOf(entry.data)
          .filter(({ path }) => !FREE_KEYS.includes(path.at(-1)))
          .flatMap(({ path, text: written }) => {
            const text = written.replaceAll(TOKEN, '…');
            return mistakesIn(text).map(({ at, expected }) =>
              problemAt(
                entry,
                path,
                expected,
                received(text.slice(Math.max(at - AROUND, 0), at + AROUND).trim()),
              ),
            );
          }),
      ),
    );
