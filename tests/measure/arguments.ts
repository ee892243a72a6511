import { NotUnderstood, parseWords } from '../../netlify/server/command/arguments.ts';

export const HELP = `npm run measure -- [options] [routes]

Weighs every route of dist/ and times it with Lighthouse on a phone with slow 4G, or only the named routes. The table
shows in brackets what changed since the last run.

  --weights   only bytes, without a browser
  --reach     only the bytes that a reach for each island fetches, file by file
  --runs 3    how often each route is timed; the results are medians
  --help      this text

Needs a Chromium or Chrome: CHROMIUM_PATH, or the one that the browser tests use. The browser itself slows link and
processor down, and nothing leaves this machine. Bytes are the same everywhere; times differ from machine to machine and
from hour to hour. The last run is kept in .local/measure/latest.json.`;

export interface Arguments {
  readonly help: boolean;
  readonly weightsOnly: boolean;
  readonly reach: boolean;
  readonly runs: number;
  readonly routes: readonly string[];
}

const refused = (why: string): NotUnderstood => new NotUnderstood(why, HELP);

const OPTIONS = {
  help: { type: 'boolean', default: false },
  weights: { type: 'boolean', default: false },
  reach: { type: 'boolean', default: false },
  runs: { type: 'string', default: '3' },
} as const;

/**
 * @param words the command's arguments
 * @throws {NotUnderstood}
 */
export const readArguments = (words: readonly string[]): Arguments => {
  const { values, positionals } = parseWords(
    { args: [...words], allowPositionals: true, options: OPTIONS },
    HELP,
  );
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw refused(`--runs ${values.runs}: expected a whole number from 1`);
  const wrong = positionals.find((route) => !route.startsWith('/'));
  if (wrong !== undefined) throw refused(`${wrong}: a route begins with a slash, such as /fibra-ottica`);
  const { help, weights, reach } = values;
  return { help, weightsOnly: weights, reach, runs, routes: positionals };
};

/**
 * @param routes the routes to measure
 * @param built the routes of `dist/`
 * @throws {NotUnderstood} with the routes that `dist/` does not have
 */
export const checkRoutes = (routes: readonly string[], built: readonly string[]): void => {
  const unknown = routes.filter((route) => !built.includes(route));
  if (unknown.length > 0) throw refused(`dist/ has no ${unknown.join(', ')}`);
};
