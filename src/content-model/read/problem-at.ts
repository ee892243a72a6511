import type { ContentProblem } from './content-error.ts';
import { madeVisible } from './invisible.ts';
import { fieldName, type JsonPath, valueAt } from './json-path.ts';
import type { RawEntry } from './read-yaml.ts';

/** How many characters of JSON are shown. */
const LONGEST = 72;
/** For texts longer than this, the message says the number of characters. */
const COUNTED = 40;

const typeOf = (value: unknown): string => {
  if (typeof value === 'string')
    return value.length > COUNTED ? ` (testo, ${value.length} caratteri)` : ' (testo)';
  return typeof value === 'number' ? ' (numero)' : '';
};

/**
 * @param value the value in the file; `undefined` when the key is missing
 * @returns the value as shortened JSON, with the type of texts and numbers, which are easily confused
 */
export const received = (value: unknown): string => {
  if (value === undefined) return 'niente: il campo manca';
  if (value === null) return 'niente: il campo è vuoto';
  const json = JSON.stringify(value) ?? String(value);
  return `${json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json}${typeOf(value)}`;
};

/** A place of the content: its file with the line, and its field. */
export interface Place {
  readonly file: string;
  readonly field: string;
}

/**
 * @param entry a file as it is on disk
 * @param path keys and indexes of a value in it
 */
export const placeAt = (entry: RawEntry, path: JsonPath): Place => ({
  file: `${entry.file}:${entry.lineOf(path)}`,
  field: madeVisible(fieldName(path)),
});

/**
 * @param entry a file as it is on disk
 * @param path keys and indexes of the place
 * @param expected what belongs there
 * @param found what the file has there; give it when the problem is about a part of the value
 * @returns the problem, with its file, line and field
 */
export const problemAt = (
  entry: RawEntry,
  path: JsonPath,
  expected: string,
  found = path.length === 0 && entry.data === null ? 'un file vuoto' : received(valueAt(entry.data, path)),
): ContentProblem => ({ ...placeAt(entry, path), expected, received: found });
