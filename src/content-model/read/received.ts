import type { JsonPath } from './json-path.ts';

/** How many characters of JSON are shown. */
const LONGEST = 72;
/** For texts longer than this, the message says the number of characters. */
const COUNTED = 40;

const typeOf = (value: unknown): string => {
  if (typeof value === 'string') {
    return value.length > COUNTED ? ` (text, ${value.length} characters)` : ' (text)';
  }
  return typeof value === 'number' ? ' (number)' : '';
};

/**
 * @param value the value in the file; `undefined` when the key is missing
 * @returns the value as shortened JSON, with the type of texts and numbers, which are easily confused
 */
export const received = (value: unknown): string => {
  if (value === undefined) return 'nothing: the key is missing';
  if (value === null) return 'nothing: the key is empty';
  const json = JSON.stringify(value) ?? String(value);
  return `${json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json}${typeOf(value)}`;
};

/**
 * @param data parsed YAML
 * @param path keys and indexes from its root
 * @returns the value there; `undefined` when there is none
 */
export const valueAt = (data: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key as string | number) : undefined,
    data,
  );
