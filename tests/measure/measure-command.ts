import { join } from 'node:path';
import { runToItsEnd } from '../../netlify/local/command/lifetime.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { DIST, readSite } from '../site/built-site.ts';
import { checkRoutes, HELP, readArguments } from './arguments.ts';
import { keepRun, readLastRun } from './last-run.ts';
import { reaches, reachTable } from './reach.ts';
import type { Route } from './results.ts';
import { serveBuild } from './serve-build.ts';
import { tableOf } from './table.ts';
import { timeRoute } from './time-route.ts';
import { weigh } from './weight.ts';

const LAST_RUN = join(import.meta.dirname, '../../.local/measure/latest.json');

const isWanted = (routes: readonly string[], path: string, document: Document): boolean => {
  if (routes.length > 0) return routes.includes(path);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  // A short alias serves the same page as its canonical address.
  return canonical === '' || new URL(canonical).pathname.replace(/(?!^)\/$/, '') === path;
};

const weighRoutes = (routes: readonly string[]): Route[] => {
  const { pages } = readSite();
  checkRoutes(
    routes,
    pages.map(({ path }) => path),
  );
  return pages
    .filter(({ path, document }) => isWanted(routes, path, document))
    .map(({ path, html }) => ({ path, weight: weigh(html) }));
};

const timeRoutes = async (routes: readonly string[], runs: number): Promise<Route[]> => {
  // First, since weighing takes seconds.
  const found = await findBrowser();
  const weighed = weighRoutes(routes);
  const site = await serveBuild(DIST);
  const timed: Route[] = [];
  for (const route of weighed) {
    console.error(`timing ${route.path}`);
    timed.push({ ...route, timing: await timeRoute(found, site.url + route.path, runs) });
  }
  await site.close();
  return timed;
};

await runToItsEnd(async () => {
  const { help, reach, weightsOnly, runs, routes } = readArguments(process.argv.slice(2));
  if (help) return console.log(HELP);
  if (reach) return console.log(reachTable(reaches()));
  const last = readLastRun(LAST_RUN);
  const measured = weightsOnly ? weighRoutes(routes) : await timeRoutes(routes, runs);
  console.log(tableOf(measured, last));
  keepRun(LAST_RUN, last, measured);
});
