import type { JsonPath } from './json-path.ts';

/** A text, number or flag somewhere in a file. */
export interface Leaf {
  readonly path: JsonPath;
  readonly value: string | number | boolean;
}

/** A text somewhere in a file. */
export interface PlacedText {
  readonly path: JsonPath;
  readonly text: string;
}

/**
 * @param data parsed YAML
 * @param path keys and indexes that lead to it
 * @returns every text, number and flag in it, at any depth, in order
 */
export const leavesOf = (data: unknown, path: JsonPath = []): Leaf[] => {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean')
    return [{ path, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    leavesOf(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
};

/**
 * @param data parsed YAML
 * @returns every text in it, at any depth, in order
 */
export const textsOf = (data: unknown): PlacedText[] =>
  leavesOf(data).flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, text: value }] : []));
