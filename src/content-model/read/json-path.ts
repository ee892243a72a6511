/** Keys and indexes from the root of a file to a value. */
export type JsonPath = readonly PropertyKey[];

/**
 * @param path keys and indexes from the root of a file
 * @returns the way people write it: `items[0].price`
 */
export const fieldName = (path: JsonPath): string =>
  path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      return index === 0 ? String(key) : `.${String(key)}`;
    })
    .join('') || '(top level)';
