/** Keys and indexes from the root of a file to a value. */
export type JsonPath = readonly PropertyKey[];

/**
 * @param path keys and indexes from the root of a file
 * @returns the path as a text: `items[0].price`
 */
export const fieldName = (path: JsonPath): string =>
  path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      return index === 0 ? String(key) : `.${String(key)}`;
    })
    .join('') || '(tutto il file)';

/** A text, number or boolean in a file, with its path. */
export interface Leaf {
  readonly path: JsonPath;
  readonly value: string | number | boolean;
}

/** A text in a file, with its path. */
export interface PlacedText {
  readonly path: JsonPath;
  readonly text: string;
}

/**
 * @param data parsed YAML
 * @param path the path of `data` in its file
 * @returns every text, number and boolean in it, at any depth, in order
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
 * @param change gives the new text of each text in it, at any depth
 * @returns a copy of the data with the same keys and the new texts
 */
export const mapTexts = <T>(data: T, change: (text: string, path: JsonPath) => string): T => {
  const walk = (value: unknown, path: JsonPath): unknown => {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
  };
  // The copy has the same keys and types; only its texts differ.
  return walk(data, []) as T;
};

/**
 * @param data parsed YAML
 * @returns every text in it, at any depth, in order
 */
export const textsOf = (data: unknown): PlacedText[] =>
  leavesOf(data).flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, text: value }] : []));

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
