import type { Contradiction } from './contradictions.ts';
import type { FactRow, PlaceholderRow } from './facts-table.ts';

const NOWHERE = 'nowhere';

const line = (columns: readonly string[], widths: readonly number[]): string =>
  columns
    .map((column, index) => column.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd();

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').split('\n')[0]?.length ?? 0)),
  );
  return rows.map((row) => line(row, widths)).join('\n');
};

const shortPlace = (place: string): string => place.replace('src/content/', '');

const factTable = (rows: readonly FactRow[]): string =>
  table([
    ['FACT', 'VALUE', 'DEFINED IN', 'SHOWN IN'],
    ...rows.map(({ name, value, home, shown }) => [
      name,
      value,
      shortPlace(home),
      shown.map(shortPlace).join(', ') || NOWHERE,
    ]),
  ]);

/**
 * @param facts every fact with its file and the places that show it
 * @param contradictions figures of the specification that contradict each other
 * @param placeholders entries and fields that are still invented
 * @param pages sentences about finished pages; `undefined` without a build
 * @returns the report as text for a terminal, with places relative to `src/content/`
 */
export const reportText = (
  facts: readonly FactRow[],
  contradictions: readonly Contradiction[],
  placeholders: readonly PlaceholderRow[],
  pages?: readonly string[],
): string => {
  const figureOf = (name: string): string =>
    facts.find((fact) => fact.name === name)?.value ?? 'not in the content';
  return [
    `Facts (${facts.length}), each defined in one file below src/content/. Quote one in copy as {name}.\n`,
    factTable(facts),
    `\nFigures of the specification that contradict each other, shown as written (${contradictions.length}):\n`,
    ...contradictions.map(
      ({ matter, readings }) =>
        `${matter}: ${readings.map((name) => `${figureOf(name)} (${name})`).join(', ')}`,
    ),
    `\nStill invented (${placeholders.length}): replace before going live.\n`,
    table(placeholders.map(({ place, what }) => [shortPlace(place), what])),
    pages === undefined
      ? '\nAfter npm run build this report also names pages to look at.'
      : [`\nPages to look at (${pages.length}); nothing stops them:\n`, ...pages].join('\n'),
  ].join('\n');
};
