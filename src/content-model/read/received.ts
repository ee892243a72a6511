import type { JsonPath } from './json-path.ts';

/** Characters of JSON that are shown. */
const LONGEST = 72;
/** Characters of a text from which their number is worth telling. */
const COUNTED = 40;

const typeOf = (value: unknown): string => {
  if (typeof value === 'string') {
    return value.length > COUNTED ? ` (text, ${value.length} characters)` : ' (text)';
  }
  return typeof value === 'number' ? ' (number)' : '';
};

/**
 * @param value what stands in the file, `undefined` when the key is missing
 * @returns it as JSON, shortened, with its type where JSON alone is easily misread
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
 * @returns the value there, `undefined` when there is none
 */
export const valueAt = (data: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key as string | number) : undefined,
    data,
  );
