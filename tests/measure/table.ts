import { inColumns } from '../../src/terminal/columns.ts';
import { CONTROLS, type Results, type Route, type Timing } from './results.ts';

const whole = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '-' : String(Math.round(value));

const ratio = (value: number | undefined): string => value?.toFixed(2) ?? '-';

/** A column: its name, and its cell for a route. */
type Column = readonly [string, (route: Route) => string];

const WEIGHTS: readonly Column[] = [
  ['route', ({ path }) => path],
  ['hero B', ({ weight }) => whole(weight.firstView)],
  ['page B', ({ weight }) => whole(weight.html)],
  ['styles', ({ weight }) => whole(weight.styles)],
  ['data', ({ weight }) => whole(weight.structuredData)],
  ['script', ({ weight }) => whole(weight.earlyScript)],
  ['DOM', ({ weight }) => whole(weight.elements)],
];

const OF_TIMING: readonly (readonly [string, (timing: Timing) => string])[] = [
  ['FCP/LCP', ({ fcp, lcp }) => `${whole(fcp)}/${whole(lcp)}`],
  ['x other', ({ beyondOther }) => ratio(beyondOther)],
  ['CLS', ({ cls }) => String(cls)],
  ['TBT', ({ tbt }) => whole(tbt)],
];

/** @returns the columns of times: four for each link of the run, and `x other` when there was another build */
const timingColumns = (routes: readonly Route[]): Column[] => {
  const timings = routes.flatMap((route) => route.timings);
  const profiles = [...new Set(timings.map(({ profile }) => profile))];
  const hasOther = timings.some(({ beyondOther }) => beyondOther !== undefined);
  return profiles.flatMap((profile) =>
    OF_TIMING.filter(([name]) => hasOther || name !== 'x other').map(
      ([name, show]): Column => [
        `${profile} ${name}`,
        (route) => {
          const timing = route.timings.find((each) => each.profile === profile);
          return timing ? show(timing) : '-';
        },
      ],
    ),
  );
};

const VIEW: readonly Column[] = [
  ['requests', ({ timings }) => whole(timings[0]?.requests)],
  ['view kB', ({ timings }) => ((timings[0]?.transferred ?? 0) / 1000).toFixed(1)],
];

const TAPS: readonly Column[] = CONTROLS.map((control) => [
  `tap ${control}`,
  ({ taps }) => {
    const tap = taps?.[control];
    return tap ? `${whole(tap.milliseconds)} (${tap.effective}/${tap.of})` : '-';
  },
]);

const columnsOf = ({ routes }: Results): readonly Column[] => [
  ...WEIGHTS,
  ...(routes.some(({ timings }) => timings.length > 0) ? [...VIEW, ...timingColumns(routes)] : []),
  ...(routes.some(({ taps }) => taps) ? TAPS : []),
];

/** @returns the results as text: the names of the columns, then a line for each route */
export const tableOf = (results: Results): string => {
  const columns = columnsOf(results);
  const rows = [
    columns.map(([name]) => name),
    ...results.routes.map((route) => columns.map(([, show]) => show(route))),
  ];
  return inColumns(rows, true);
};
