import { isFields, same, type Value } from './values.ts';

/** Two texts, or two entries of one kind. */
const comparable = (one: Value, other: Value): boolean =>
  isFields(one) ? isFields(other) && one['kind'] === other['kind'] : !isFields(other);

/** How much two entries have in common: 0, nothing or another kind, to 1. */
const likeness = (one: Value, other: Value): number => {
  if (!isFields(one) || !isFields(other)) return 0;
  if (!comparable(one, other)) return 0;
  const keys = Object.keys(one);
  return keys.filter((key) => same(one[key], other[key])).length / Math.max(keys.length, 1);
};

/**
 * Which entry of a list is which after it was edited: entries that stayed the same first, then those that are most
 * alike, then texts at their old place.
 *
 * @param before the entries of the file
 * @param after the entries that it shall have
 * @returns for each entry of `after` its index in `before`, or -1 if it is new; no index stands twice
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
