import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whatGrew } from './growth.ts';
import type { Results } from './results.ts';

const ALL_ROUTES = 'latest';
const SOME_ROUTES = 'some-routes';

/** @returns the run; undefined when the text is not a complete run */
const readRun = (text: string): Results | undefined => {
  try {
    const run: Results = JSON.parse(text);
    const isRun = run.routes.every(
      ({ path, weight }) => typeof path === 'string' && typeof weight.html === 'number',
    );
    return isRun ? run : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Writes a run as JSON. A run of some routes does not replace the last run of all routes.
 *
 * @param folder where runs are kept
 * @param isOfAll whether this is a run of all routes, with which later runs are compared
 * @returns the name of its files without extension, and a comparison with the last run of all routes
 */
export const keepResults = (
  folder: string,
  results: Results,
  isOfAll: boolean,
): { readonly name: string; readonly comparison: string } => {
  const name = isOfAll ? ALL_ROUTES : SOME_ROUTES;
  const latest = join(folder, `${ALL_ROUTES}.json`);
  const earlier = existsSync(latest) ? readFileSync(latest, 'utf8') : undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(results, null, 2));
  const before = earlier === undefined ? undefined : readRun(earlier);
  const grown = before ? whatGrew(before, results) : [];
  return { name, comparison: comparisonOf(earlier, before, grown) };
};

const comparisonOf = (
  earlier: string | undefined,
  before: Results | undefined,
  grown: readonly string[],
): string => {
  if (earlier === undefined) return 'No earlier run of all routes to compare with.';
  if (!before) return `The earlier run in ${ALL_ROUTES}.json cannot be read: nothing to compare with.`;
  if (grown.length === 0) return 'Nothing grew.';
  return `Grew since the last run of all routes:\n${grown.join('\n')}`;
};
