import { italianCount } from '../../content-model/facts/counts.ts';
import { valueAt } from '../../content-model/read/json-path.ts';
import type { Reading } from '../../content-model/reading.ts';
import type { Ask } from './typed-text.ts';

const SMALL = Array.from({ length: 19 }, (_, index) => italianCount(index + 2));
const COUNT_WORD = new RegExp(`(?<!\\p{L})(${SMALL.join('|')})(?= \\p{L})`, 'iu');

/** The lengths of all lists in a value, at any depth. */
const lengthsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(lengthsIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lengthsIn) : [];
};

/**
 * @param reading the content of a day
 * @returns asks about headings with a number in words that no list of their section has: "Sei servizi" over five cards
 */
export const countsInWords =
  ({ content }: Reading): Ask =>
  ({ entry, field: { path, value }, written }) => {
    // With its tokens replaced: nine services of an area over a table that got no ninth row.
    const [, word = ''] = COUNT_WORD.exec(String(value)) ?? [];
    if (word === '' || path[0] !== 'sections' || !path.includes('title')) return [];
    const count = SMALL.indexOf(word.toLowerCase()) + 2;
    const own = entry.fields.filter((other) => other.path[0] === 'sections' && other.path[1] === path[1]);
    const referred = own.flatMap(({ value, meta: { reference } }) =>
      reference === 'plans' || reference === 'solutions' || reference === 'faqs'
        ? [content[reference]?.get(String(value))?.items.length ?? 0]
        : [],
    );
    const counts = [...lengthsIn(valueAt(entry.filled, path.slice(0, 2))), ...referred];
    return counts.includes(count)
      ? []
      : [
          {
            words: word,
            sentence: written,
            question: `sotto questo titolo nessun elenco ha ${count} voci: il numero è giusto?`,
          },
        ];
  };

/** What fits a line of a phone of 360 px. */
const LINE_SHOWN = 24;

/** Asks about lines of headlines that do not fit. */
export const longLines: Ask = ({ field: { path, value }, written }) => {
  const text = String(value);
  return path.at(-2) === 'headline' && text.length > LINE_SHOWN
    ? [
        {
          words: text,
          sentence: written,
          question: `ha ${text.length} caratteri: sul telefono questa riga diventa di due`,
        },
      ]
    : [];
};
