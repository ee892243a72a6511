import type { Field } from '../fields/fields-of.ts';
import { fieldName, valueAt } from '../read/json-path.ts';
import { problemAt } from '../read/problem-at.ts';
import type { Entry } from '../read-entry.ts';
import type { Reading, Rule } from '../reading.ts';

const TOKEN = /\{\w+:[^{}]*\}/g;

/** A text with more characters than its place has room for, once its tokens are replaced. */
export interface LongText {
  readonly entry: Entry;
  readonly field: Field;
  /** As its file has it. */
  readonly written: string;
  readonly length: number;
  readonly most: number;
  /** Why no more fit. */
  readonly reason: string | undefined;
  /** The tokens without whose text it fits; none when what is typed is too long by itself. */
  readonly tokens: readonly string[];
}

/**
 * @param reading the content of a day
 * @returns every text that is longer than its schema allows. Whoever changes a fact must not be stopped by a text that
 *   quotes it, so it matters whether the text is too long by itself
 */
export const longTexts = ({ entries }: Reading): LongText[] =>
  entries.flatMap((entry) =>
    entry.fields.flatMap((field) => {
      const { path, value, meta } = field;
      const { maxLength: most, maxLengthReason: reason } = meta;
      if (typeof value !== 'string' || most === undefined || value.length <= most) return [];
      if (entry.blamed.has(fieldName(path))) return [];
      const written = String(valueAt(entry.data, path));
      const typed = entry.quotes ? written.replace(TOKEN, '').length : value.length;
      const tokens = typed > most ? [] : [...new Set(written.match(TOKEN))];
      return [{ entry, field, written, length: value.length, most, reason, tokens }];
    }),
  );

/** Texts that are too long by themselves. Those that only their tokens make too long are questions (site/report). */
export const lengths: Rule = (reading) =>
  longTexts(reading)
    .filter(({ tokens }) => tokens.length === 0)
    .map(({ entry, field, most, reason }) =>
      problemAt(
        entry,
        field.path,
        `al massimo ${most} caratteri${reason === undefined ? '' : `: ${reason}`}`,
      ),
    );
