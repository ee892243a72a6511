import { isFields, same, type Value } from './values.ts';

/** Whether two entries are both texts, or both mappings of the same kind. */
const comparable = (one: Value, other: Value): boolean =>
  isFields(one) ? isFields(other) && one['kind'] === other['kind'] : !isFields(other);

/** How similar two entries are: from 0 (nothing in common, or different kinds) to 1. */
const likeness = (one: Value, other: Value): number => {
  if (!isFields(one) || !isFields(other)) return 0;
  if (!comparable(one, other)) return 0;
  const keys = Object.keys(one);
  return keys.filter((key) => same(one[key], other[key])).length / Math.max(keys.length, 1);
};

/**
 * Matches the entries of a list before and after an edit: first entries that are unchanged, then those that are most
 * similar, then texts at the same position.
 *
 * @param before the entries in the file
 * @param after the entries after the edit
 * @returns for each entry of `after` its index in `before`, or -1 if it is new; no index occurs twice
 */
export const matchEntries = (before: readonly Value[], after: readonly Value[]): number[] => {
  const found = after.map(() => -1);
  const free = new Set(before.keys());
  const take = (place: number, index: number | undefined): void => {
    if (index === undefined || found[place] !== -1 || !free.delete(index)) return;
    found[place] = index;
  };
  for (const [place, value] of after.entries())
    take(
      place,
      [place, ...free].find((index) => free.has(index) && same(before[index], value)),
    );
  const pairs = [...after.entries()]
    .flatMap(([place, value]) =>
      [...free].map((index) => ({ place, index, score: likeness(before[index] ?? null, value) })),
    )
    .filter(({ place, score }) => found[place] === -1 && score > 0)
    .sort(
      (one, other) =>
        other.score - one.score || Math.abs(one.place - one.index) - Math.abs(other.place - other.index),
    );
  for (const { place, index } of pairs) take(place, index);
  for (const [place, value] of after.entries())
    if (comparable(before[place] ?? null, value)) take(place, place);
  return found;
};
