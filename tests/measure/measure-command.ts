import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../site/built-site.ts';
import { HELP, readArguments } from './arguments.ts';
import { whatGrew } from './growth.ts';
import { Lab } from './lab.ts';
import { reportOf } from './report.ts';
import type { Results, Route } from './results.ts';
import { whyNoNamespaces } from './slow-link.ts';
import { tableOf } from './table.ts';
import { tapRoute } from './tap-route.ts';
import { timeRoute } from './time-route.ts';
import { weigh } from './weight.ts';

const FOLDER = join(import.meta.dirname, '../../.local/measure');
const LATEST = join(FOLDER, 'latest.json');

/** Taps are measured where the page has been on its way for a while: on the faster link. */
const TAP_PROFILE = '4g';

const { help, weightsOnly, devtools, profiles, runs, routes } = readArguments(process.argv.slice(2));

const isWanted = (path: string, document: Document): boolean => {
  if (routes.length > 0) return routes.includes(path);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  // A short alias is the same page as its canonical.
  return canonical === '' || new URL(canonical).pathname.replace(/(?!^)\/$/, '') === path;
};

const time = async (weighed: readonly Route[], lab: Lab, imitate: boolean): Promise<Route[]> => {
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
    timed[index] = { ...route, taps: await tapRoute(lab, route.path, imitate ? TAP_PROFILE : undefined) };
  }
  return timed;
};

const timeIn = async (weighed: readonly Route[], imitate: boolean): Promise<Route[]> => {
  const lab = new Lab(imitate);
  try {
    await lab.open();
    return await time(weighed, lab, imitate);
  } finally {
    await lab.close();
  }
};

const measure = async (): Promise<void> => {
  const weighed = readSite()
    .pages.filter(({ path, document }) => isWanted(path, document))
    .map(({ path, html }) => ({ path, weight: weigh(html), timings: {} }));
  if (weighed.length === 0) throw new Error(`dist/ has none of ${routes.join(', ')}`);
  const reason = devtools ? 'as asked' : whyNoNamespaces();
  if (!weightsOnly && reason) console.error(`DevTools throttles (${reason}): without TCP slow start.`);
  const results: Results = {
    when: new Date().toISOString(),
    link: weightsOnly ? 'none' : reason ? 'devtools' : 'namespaces',
    routes: weightsOnly ? weighed : await timeIn(weighed, reason !== undefined),
  };
  const before: Results | undefined = existsSync(LATEST)
    ? JSON.parse(readFileSync(LATEST, 'utf8'))
    : undefined;
  const grown = before ? whatGrew(before, results) : [];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(LATEST, JSON.stringify(results, null, 2));
  writeFileSync(join(FOLDER, 'report.html'), reportOf(results, grown));
  console.log(tableOf(results));
  console.log(grown.length > 0 ? `\nGrew since the run before:\n${grown.join('\n')}` : '\nNothing grew.');
  console.log('\n.local/measure/latest.json, .local/measure/report.html');
};

if (help) console.log(HELP);
else await measure();
