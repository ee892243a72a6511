import { inColumns } from '../../src/terminal/columns.ts';
import type { Route } from './results.ts';

/** A column: its name, its number for a route, and how many decimals it has. */
type Column = readonly [name: string, read: (route: Route) => number | undefined, decimals?: number];

const WEIGHTS: readonly Column[] = [
  ['hero B', ({ weight }) => weight.firstView],
  ['page B', ({ weight }) => weight.html],
  ['styles', ({ weight }) => weight.styles],
  ['data', ({ weight }) => weight.structuredData],
  ['script', ({ weight }) => weight.earlyScript],
  ['DOM', ({ weight }) => weight.elements],
];

const TIMES: readonly Column[] = [
  ['requests', ({ timing }) => timing?.requests],
  ['view kB', ({ timing }) => timing && timing.transferred / 1000, 1],
  ['FCP', ({ timing }) => timing?.fcp],
  ['LCP', ({ timing }) => timing?.lcp],
  ['CLS', ({ timing }) => timing?.cls, 4],
  ['TBT', ({ timing }) => timing?.tbt],
];

const cellOf = ([, read, decimals = 0]: Column, route: Route, last: Route | undefined): string => {
  const value = read(route);
  if (value === undefined || Number.isNaN(value)) return '-';
  const before = last && read(last);
  const change = before === undefined ? '0' : (value - before).toFixed(decimals);
  return `${value.toFixed(decimals)}${Number(change) === 0 ? '' : ` (${Number(change) > 0 ? '+' : ''}${change})`}`;
};

/**
 * @param routes what was measured now
 * @param last what the same routes measured last
 * @returns a line for each route, under the names of the columns; a change since the last run is in brackets
 */
export const tableOf = (routes: readonly Route[], last: readonly Route[]): string => {
  const columns = [...WEIGHTS, ...(routes.some(({ timing }) => timing) ? TIMES : [])];
  const lines = routes.map((route) => {
    const before = last.find(({ path }) => path === route.path);
    return [route.path, ...columns.map((column) => cellOf(column, route, before))];
  });
  return inColumns([['route', ...columns.map(([name]) => name)], ...lines], true);
};
