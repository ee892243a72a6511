import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Lifetime, runCommand, runToItsEnd } from '../../netlify/local/command/lifetime.ts';
import { type FoundBrowser, findBrowser } from '../browser/find-browser.ts';
import { readSite } from '../site/built-site.ts';
import { type Arguments, checkRoutes, HELP, readArguments } from './arguments.ts';
import { keepResults } from './keep-results.ts';
import { Lab } from './lab.ts';
import { reaches, reachTable } from './reach.ts';
import type { Results, Route } from './results.ts';
import { sectionTable } from './sections.ts';
import { endWithSignalStatus } from './signal-status.ts';
import { whyNoNamespaces } from './slow-link.ts';
import { tableOf } from './table.ts';
import { tapRoute } from './tap-route.ts';
import { timeRoute } from './time-route.ts';
import { weigh } from './weight.ts';

const FOLDER = '.local/measure';

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

const time = async (
  weighed: readonly Route[],
  lab: Lab,
  { profiles, records, runs, taps, against }: Arguments,
  stopping: AbortSignal,
): Promise<Route[]> => {
  let routes: Route[] = [...weighed];
  const wires = profiles.flatMap((profile) => records.map((size) => ({ profile, records: size })));
  const forEach = async (work: (route: Route) => Promise<Route>): Promise<void> => {
    const done: Route[] = [];
    for (const route of routes) {
      stopping.throwIfAborted();
      done.push(await work(route));
    }
    routes = done;
  };
  for (const wire of wires) {
    await lab.setProfile(wire.profile);
    await forEach(async (route) => {
      const other = against === undefined ? undefined : otherPath(against, route.path);
      const timing = await timeRoute(lab, route.path, runs, wire, other);
      console.error(`${wire.profile} ${wire.records} ${route.path} LCP ${Math.round(timing.lcp)} ms`);
      return { ...route, timings: [...route.timings, timing] };
    });
  }
  if (taps)
    await forEach(async (route) => {
      console.error(`taps ${route.path}`);
      const found = await tapRoute(lab, route.path, runs);
      return { ...route, taps: found };
    });
  return routes;
};

/** @param noLink why DevTools throttles in place of a real slow link; undefined = the link is real */
const timeIn = async (
  browser: FoundBrowser,
  weighed: readonly Route[],
  noLink: string | undefined,
  given: Arguments,
  lifetime: Lifetime,
): Promise<Route[]> => {
  if (noLink) console.error(`No real slow link (${noLink}): DevTools throttles, without TCP slow start.`);
  const lab = new Lab(browser, noLink !== undefined, given.against && resolve(given.against));
  lifetime.onEnd(() => lab.close());
  await lab.open();
  return time(weighed, lab, given, lifetime.stopping);
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

const tell = (link: Results['link'], routes: readonly Route[], given: Arguments): void => {
  const results: Results = { when: new Date().toISOString(), link, routes };
  console.log(`${tableOf(results)}\n`);
  const folder = join(import.meta.dirname, '../..', FOLDER);
  const { name, comparison } = keepResults(folder, results, given.routes.length === 0);
  console.log(`${comparison}\n\n${FOLDER}/${name}.json, ${FOLDER}/${name}.html`);
};

const timeAndTell = async (
  browser: FoundBrowser,
  weighed: readonly Route[],
  given: Arguments,
  lifetime: Lifetime,
): Promise<void> => {
  endWithSignalStatus(lifetime);
  const noLink = given.devtools ? 'as requested' : whyNoNamespaces();
  const stopped = lifetime.untilStopped().then(() => Promise.reject(lifetime.stopping.reason));
  const timed = await Promise.race([timeIn(browser, weighed, noLink, given, lifetime), stopped]);
  tell(noLink ? 'devtools' : 'namespaces', timed, given);
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
  // Weighing blocks for seconds. While nothing needs closing, a signal should end the process at once.
  if (given.weightsOnly) {
    tell('none', weighRoutes(given.routes), given);
    return;
  }
  const browser = await findBrowser();
  const weighed = weighRoutes(given.routes);
  await runCommand((lifetime) => timeAndTell(browser, weighed, given, lifetime));
});
