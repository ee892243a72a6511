import { PROFILES, type ProfileName } from './profiles.ts';
import type { Results, Route } from './results.ts';

const whole = (value: number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '-' : String(Math.round(value));

const timed = ({ timings }: Route, profile: ProfileName): string[] => {
  const timing = timings[profile];
  return [
    `${whole(timing?.fcp)}/${whole(timing?.lcp)}`,
    timing ? timing.beyondEmpty.toFixed(2) : '-',
    timing ? String(timing.cls) : '-',
    whole(timing?.tbt),
  ];
};

/** The columns of a run: a name, and what it shows of a route. */
const columnsOf = ({ routes }: Results): readonly (readonly [string, (route: Route) => string])[] => {
  const profiles = (Object.keys(PROFILES) as ProfileName[]).filter((name) =>
    routes.some(({ timings }) => timings[name]),
  );
  const titles = ['FCP/LCP', 'x empty', 'CLS', 'TBT'];
  const first = ({ timings }: Route) => Object.values(timings)[0];
  return [
    ['route', ({ path }) => path],
    ['page B', ({ weight }) => whole(weight.html)],
    ['hero B', ({ weight }) => whole(weight.firstView)],
    ['one flight', ({ weight }) => (weight.isFirstFlight ? 'yes' : 'NO')],
    ['styles', ({ weight }) => whole(weight.styles)],
    ['data', ({ weight }) => whole(weight.structuredData)],
    ['script', ({ weight }) => whole(weight.earlyScript)],
    ['DOM', ({ weight }) => whole(weight.elements)],
    ...(profiles.length === 0
      ? []
      : ([
          ['requests', (route) => whole(first(route)?.requests)],
          ['view kB', (route) => ((first(route)?.transferred ?? 0) / 1000).toFixed(1)],
          ...profiles.flatMap((profile) =>
            titles.map((title, index) => [
              `${profile} ${title}`,
              (route: Route) => timed(route, profile)[index] ?? '',
            ]),
          ),
          [
            'INP menu/question/field',
            ({ taps }) => (taps ? [taps.menu, taps.question, taps.field].map(whole).join('/') : '-'),
          ],
        ] as [string, (route: Route) => string][])),
  ];
};

/** @returns the names of the columns, then what stands in them for each route */
export const rowsOf = (results: Results): string[][] => {
  const columns = columnsOf(results);
  return [
    columns.map(([name]) => name),
    ...results.routes.map((route) => columns.map(([, of]) => of(route))),
  ];
};

/** @returns the same as a text with columns of equal width */
export const tableOf = (results: Results): string => {
  const rows = rowsOf(results);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return rows.map(line).join('\n');
};
