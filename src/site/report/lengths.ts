import type { Field } from '../../content-model/fields/fields-of.ts';
import { fieldName, valueAt } from '../../content-model/read/json-path.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import type { Reading } from '../../content-model/reading.ts';
import { longTexts } from '../../content-model/rules/lengths.ts';
import { titleSuffix } from '../../content-model/schemas/page.ts';

/** A question about one field. */
export interface FieldQuestion {
  readonly entry: Entry;
  readonly field: Field;
  readonly words: string;
  readonly question: string;
}

const characters = (count: number): string => `${count} ${count === 1 ? 'carattere' : 'caratteri'}`;

const tooLong = (reading: Reading): FieldQuestion[] =>
  longTexts(reading)
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ entry, field, written, length, most, reason, tokens }) => ({
      entry,
      field,
      words: written,
      question: `con ${tokens.join(' e ')} al posto giusto diventa di ${characters(length)}: ce ne stanno ${most}${reason === undefined ? '' : `, ${reason}`}. Si può dire più in breve?`,
    }));

/** Titles and descriptions that search results cut off or replace. What counts of a title is with the agency's name. */
const cutOff = ({ entries, content }: Reading): FieldQuestion[] => {
  const suffix = content.brand === undefined ? '' : titleSuffix(content.brand.agency);
  return entries.flatMap((entry) =>
    entry.fields.flatMap((field) => {
      const { path, value, meta } = field;
      if (meta.searchLength === undefined || typeof value !== 'string') return [];
      if (entry.blamed.has(fieldName(path))) return [];
      const behind = path.at(-1) === 'title' ? suffix : '';
      const [least, most] = meta.searchLength;
      const length = value.length + behind.length;
      if (length >= least && length <= most) return [];
      const withName = behind === '' ? '' : ` con "${behind.trim()}", che lo segue`;
      const shown =
        length > most
          ? `i risultati di ricerca ne mostrano ${most}`
          : `sotto ${least} i motori di ricerca ne scrivono spesso uno loro`;
      return [
        {
          entry,
          field,
          words: String(valueAt(entry.data, path)),
          question: `è di ${characters(length)}${withName}: ${shown}`,
        },
      ];
    }),
  );
};

/**
 * @param reading the content of a day
 * @returns texts that are too long only with what their tokens bring, and titles and descriptions of another length than
 *   search results show
 */
export const lengthQuestions = (reading: Reading): FieldQuestion[] => {
  const cut = cutOff(reading);
  const isCut = ({ field }: FieldQuestion): boolean => cut.some((other) => other.field === field);
  return [...tooLong(reading).filter((long) => !isCut(long)), ...cut];
};
