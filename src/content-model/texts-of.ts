import type { JsonPath } from './json-path.ts';

/** A text somewhere in a file. */
export interface PlacedText {
  readonly path: JsonPath;
  readonly text: string;
}

/**
 * @param data parsed YAML
 * @param path keys and indexes that lead to it
 * @returns every text in it, at any depth, in order
 */
export function* textsOf(data: unknown, path: JsonPath = []): Generator<PlacedText> {
  if (typeof data === 'string') yield { path, text: data };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    yield* textsOf(value, [...path, Array.isArray(data) ? Number(key) : key]);
  }
}
