import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToItsEnd } from '../../netlify/local/command/report-failure.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { readSite } from '../site/built-site.ts';
import { type Arguments, checkRoutes, HELP, readArguments } from './arguments.ts';
import { whatGrew } from './growth.ts';
import { Lab } from './lab.ts';
import { reportOf } from './report.ts';
import type { Results, Route } from './results.ts';
import { whyNoNamespaces } from './slow-link.ts';
import { tableOf } from './table.ts';
import { tapRoute } from './tap-route.ts';
import { timeRoute } from './time-route.ts';
import { weigh } from './weight.ts';

const FOLDER = '.local/measure';
const LATEST = 'latest';

/** Taps are measured where the page has been on its way for a while: on the faster link. */
const TAP_PROFILE = '4g';

const fileOf = (file: string): string => join(import.meta.dirname, '../..', FOLDER, file);

const isWanted = (routes: readonly string[], path: string, document: Document): boolean => {
  if (routes.length > 0) return routes.includes(path);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  // A short alias is the same page as its canonical.
  return canonical === '' || new URL(canonical).pathname.replace(/(?!^)\/$/, '') === path;
};

const time = async (
  weighed: readonly Route[],
  lab: Lab,
  imitate: boolean,
  { profiles, runs }: Arguments,
): Promise<Route[]> => {
  const timed: Route[] = [];
  for (const route of weighed) timed.push({ ...route, timings: {} });
  for (const profile of profiles) {
    await lab.setProfile(profile);
    for (const [index, route] of timed.entries()) {
      const timing = await timeRoute(lab, route.path, runs, imitate ? profile : undefined);
      timed[index] = { ...route, timings: { ...route.timings, [profile]: timing } };
      console.error(`${profile} ${route.path} LCP ${Math.round(timing.lcp)} ms`);
    }
  }
  await lab.setProfile(TAP_PROFILE);
  for (const [index, route] of timed.entries()) {
    const taps = await tapRoute(lab, route.path, runs, imitate ? TAP_PROFILE : undefined);
    timed[index] = { ...route, taps };
    const times = Object.values(taps).map((time) => time ?? '-');
    console.error(`taps ${route.path} ${times.join(', ')} ms`);
  }
  return timed;
};

/** @param noLink why DevTools takes the place of a real slow link; undefined = it does not */
const timeIn = async (
  weighed: readonly Route[],
  noLink: string | undefined,
  given: Arguments,
): Promise<Route[]> => {
  // Before anything is set up for it.
  const browser = await findBrowser();
  if (noLink) console.error(`DevTools throttles (${noLink}): without TCP slow start.`);
  const imitate = noLink !== undefined;
  const lab = new Lab(browser, imitate);
  try {
    await lab.open();
    return await time(weighed, lab, imitate, given);
  } finally {
    await lab.close();
  }
};

const measure = async (given: Arguments): Promise<void> => {
  const { weightsOnly, devtools, routes } = given;
  // What was measured of all routes stays when some are measured alone.
  const name = routes.length > 0 ? 'some-routes' : LATEST;
  const { pages } = readSite();
  checkRoutes(
    routes,
    pages.map(({ path }) => path),
  );
  const weighed = pages
    .filter(({ path, document }) => isWanted(routes, path, document))
    .map(({ path, html }) => ({ path, weight: weigh(html), timings: {} }));
  const reason = devtools ? 'as asked' : whyNoNamespaces();
  const results: Results = {
    when: new Date().toISOString(),
    link: weightsOnly ? 'none' : reason ? 'devtools' : 'namespaces',
    routes: weightsOnly ? weighed : await timeIn(weighed, reason, given),
  };
  const latest = fileOf(`${LATEST}.json`);
  const before: Results | undefined = existsSync(latest)
    ? JSON.parse(readFileSync(latest, 'utf8'))
    : undefined;
  const grown = before ? whatGrew(before, results) : [];
  mkdirSync(fileOf(''), { recursive: true });
  writeFileSync(fileOf(`${name}.json`), JSON.stringify(results, null, 2));
  writeFileSync(fileOf(`${name}.html`), reportOf(results, grown));
  console.log(tableOf(results));
  if (!before) console.log('\nNo earlier run of all routes to compare with.');
  else if (grown.length === 0) console.log('\nNothing grew.');
  else console.log(`\nGrew since the last run of all routes:\n${grown.join('\n')}`);
  console.log(`\n${FOLDER}/${name}.json, ${FOLDER}/${name}.html`);
};

await runToItsEnd(async () => {
  const given = readArguments(process.argv.slice(2));
  if (given.help) console.log(HELP);
  else await measure(given);
});
