import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runToItsEnd } from '../../netlify/local/command/lifetime.ts';
import { type FoundBrowser, findBrowser } from '../browser/find-browser.ts';
import { DIST, readSite } from '../site/built-site.ts';
import { type Arguments, checkRoutes, HELP, readArguments } from './arguments.ts';
import { keepResults } from './keep-results.ts';
import { reaches, reachTable } from './reach.ts';
import type { Results, Route } from './results.ts';
import { sectionTable } from './sections.ts';
import { serveBuild } from './serve-build.ts';
import { tableOf } from './table.ts';
import { tapRoute } from './tap-route.ts';
import { timeRoute } from './time-route.ts';
import { weigh } from './weight.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = '.local/measure';
const REPORTS = join(ROOT, FOLDER, 'lighthouse');

const isWanted = (routes: readonly string[], path: string, document: Document): boolean => {
  if (routes.length > 0) return routes.includes(path);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  // A short alias serves the same page as its canonical address.
  return canonical === '' || new URL(canonical).pathname.replace(/(?!^)\/$/, '') === path;
};

/** @returns the address to time in the other build: the same page, or its start page */
const otherPath = (folder: string, path: string): string => {
  const files = [`${path}.html`, `${path}/index.html`].map((file) => join(folder, file));
  return files.some((file) => existsSync(file)) ? path : '/';
};

const reportFile = (path: string, profile: string): string =>
  join(REPORTS, `${path.replaceAll('/', '_').replace(/^_/, '') || 'index'}-${profile}.html`);

const time = async (found: FoundBrowser, weighed: readonly Route[], given: Arguments): Promise<Route[]> => {
  const { profiles, runs, taps, against } = given;
  const own = await serveBuild(DIST);
  const other = against === undefined ? undefined : await serveBuild(resolve(against));
  mkdirSync(REPORTS, { recursive: true });
  const routes: Route[] = [];
  for (const route of weighed) {
    const { path } = route;
    const pages = { own: own.url + path, other: other && other.url + otherPath(against ?? '', path) };
    const timings = [];
    for (const profile of profiles) {
      const timing = await timeRoute(found, pages, runs, profile, reportFile(path, profile));
      console.error(`${profile} ${path} LCP ${Math.round(timing.lcp)} ms`);
      timings.push(timing);
    }
    if (taps) console.error(`taps ${path}`);
    routes.push({ ...route, timings, ...(taps && { taps: await tapRoute(found, pages.own, runs) }) });
  }
  await Promise.all([own.close(), other?.close()]);
  return routes;
};

const tellSections = (routes: readonly string[]): void => {
  const { pages } = readSite();
  checkRoutes(
    routes,
    pages.map(({ path }) => path),
  );
  for (const { path, html } of pages) if (routes.includes(path)) console.log(`${sectionTable(path, html)}\n`);
};

const weighRoutes = (routes: readonly string[]): Route[] => {
  const { pages } = readSite();
  checkRoutes(
    routes,
    pages.map(({ path }) => path),
  );
  return pages
    .filter(({ path, document }) => isWanted(routes, path, document))
    .map(({ path, html }) => ({ path, weight: weigh(html), timings: [] }));
};

const tell = (routes: readonly Route[], given: Arguments): void => {
  const results: Results = { when: new Date().toISOString(), routes };
  console.log(`${tableOf(results)}\n`);
  const { name, comparison } = keepResults(join(ROOT, FOLDER), results, given.routes.length === 0);
  console.log(`${comparison}\n\n${FOLDER}/${name}.json`);
};

await runToItsEnd(async () => {
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    console.log(HELP);
    return;
  }
  if (given.reach) {
    console.log(reachTable(reaches()));
    return;
  }
  if (given.sections) {
    tellSections(given.routes);
    return;
  }
  if (given.weightsOnly) {
    tell(weighRoutes(given.routes), given);
    return;
  }
  // First, since weighing takes seconds.
  const found = await findBrowser();
  tell(await time(found, weighRoutes(given.routes), given), given);
});
