import type { JsonPath } from './json-path.ts';

const LONGEST = 72;

const nameOfType = (value: unknown): string => {
  if (typeof value === 'string') return ' (text)';
  if (typeof value === 'number') return ' (number)';
  return '';
};

/**
 * @param value what stands in the file, `undefined` when the key is missing
 * @returns it as JSON, shortened, with its type where JSON alone is easily misread
 */
export const received = (value: unknown): string => {
  if (value === undefined) return 'nothing: the key is missing';
  if (value === null) return 'nothing: the key is empty';
  const json = JSON.stringify(value) ?? String(value);
  const length = typeof value === 'string' && value.length > LONGEST ? `, ${value.length} characters` : '';
  const short = json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
  return length ? `${short} (text${length})` : `${short}${nameOfType(value)}`;
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
