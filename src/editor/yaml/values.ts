/** A plain value of a content file. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A mapping in a content file. */
export type Fields = { readonly [key: string]: Value };

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

export const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

/** @returns whether two values are equal; the order of keys does not matter */
export const same = (one: Value | undefined, other: Value | undefined): boolean => {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (!isFields(one) || !isFields(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && same(one[key], other[key]))
  );
};
