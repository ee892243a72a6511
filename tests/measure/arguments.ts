import { NotUnderstood, parseWords } from '../../netlify/server/command/arguments.ts';
import { isProfile, PROFILES, type ProfileName } from './profiles.ts';

export const HELP = `npm run measure -- [options] [routes]

Weighs every route of dist/, times it with Lighthouse on a slowed phone, and taps its controls while it loads. Measures
all routes when none is named.

  --weights           only bytes, without a browser
  --reach             only the bytes that a reach for each island fetches, file by file
  --sections          only what each section adds to the named routes
  --profiles 3g,4g    the links to time on (${Object.keys(PROFILES).join(', ')})
  --runs 3            runs of each route on each link, and taps on each control; the results are medians
  --no-taps           only bytes and Lighthouse
  --against FOLDER    another build, timed in turn with this one: the commit before, or another site. Its page is the one
                      at the same address, or its start page
  --help              this text

Needs a Chromium or Chrome: CHROMIUM_PATH, or the one that the browser tests use. The browser itself slows link and
processor down, and nothing leaves this machine. Times differ from machine to machine and from hour to hour: compare
within one run. Bytes do not, and are compared with the last run of all routes.

Results: .local/measure/latest.json, for named routes some-routes.json, and Lighthouse's report of each route's last run
in .local/measure/lighthouse/.`;

export interface Arguments {
  readonly help: boolean;
  readonly weightsOnly: boolean;
  readonly reach: boolean;
  /** Whether to show only what each section adds to `routes`, which then has at least one entry. */
  readonly sections: boolean;
  readonly profiles: readonly ProfileName[];
  readonly taps: boolean;
  /** The folder of another build. */
  readonly against: string | undefined;
  readonly runs: number;
  readonly routes: readonly string[];
}

const refused = (why: string): NotUnderstood => new NotUnderstood(why, HELP);

const OPTIONS = {
  help: { type: 'boolean', default: false },
  weights: { type: 'boolean', default: false },
  reach: { type: 'boolean', default: false },
  sections: { type: 'boolean', default: false },
  profiles: { type: 'string', default: '3g,4g' },
  runs: { type: 'string', default: '3' },
  'no-taps': { type: 'boolean', default: false },
  against: { type: 'string' },
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
  const names = values.profiles.split(',');
  const profiles = names.filter(isProfile);
  if (profiles.length < names.length)
    throw refused(`--profiles ${values.profiles}: expected some of ${Object.keys(PROFILES).join(',')}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw refused(`--runs ${values.runs}: expected a whole number from 1`);
  const wrong = positionals.find((route) => !route.startsWith('/'));
  if (wrong !== undefined) throw refused(`${wrong}: a route begins with a slash, such as /fibra-ottica`);
  if (values.sections && positionals.length === 0)
    throw refused('--sections: expected a route, such as --sections /fibra-ottica');
  return {
    help: values.help,
    weightsOnly: values.weights,
    reach: values.reach,
    sections: values.sections,
    profiles,
    taps: !values['no-taps'],
    against: values.against,
    runs,
    routes: positionals,
  };
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
