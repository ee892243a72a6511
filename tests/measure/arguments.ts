import { NotUnderstood, parseWords } from '../../netlify/server/command/arguments.ts';
import { isRecordSize, type RecordSize } from './hosts.ts';
import { isProfile, PROFILES, type ProfileName } from './profiles.ts';

export const HELP = `npm run measure -- [options] [routes]

Weighs every route of dist/ and times it in a real browser, alternating with the same page cut off after its hero
(x cut). Measures all routes when none is named.

    --weights           only bytes, without a browser
    --reach             only the bytes that a reach for each island fetches, file by file
    --sections          only what each section adds to the named routes
  --profiles 3g,4g    the links to time on (${Object.keys(PROFILES).join(', ')})
    --records 1.4,16    sizes of the edge's TLS records, in kB
    --runs 3            runs of each route on each link, and taps on each control; the results are medians
    --no-taps           only the times until a page is painted
    --against FOLDER    another build, timed alternately with this one: the previous commit, or another site. Its page
                                            is the one at the same address, or its start page
  --devtools          the browser's own throttling instead of a real slow link
  --help              this text

Times need openssl. A real slow link (network namespaces) also needs Linux, root, gcc and iproute2. Elsewhere DevTools
throttles without TCP slow start, and the site is served on PORT (8443). Results: .local/measure/latest.json and
latest.html; for named routes some-routes.json and some-routes.html. Compare times within one run only. Bytes are
compared with the last run of all routes.`;

export interface Arguments {
  readonly help: boolean;
  readonly weightsOnly: boolean;
  readonly reach: boolean;
  /** Whether to show only what each section adds to `routes`, which then has at least one entry. */
  readonly sections: boolean;
  readonly devtools: boolean;
  readonly profiles: readonly ProfileName[];
  readonly records: readonly RecordSize[];
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
  devtools: { type: 'boolean', default: false },
  profiles: { type: 'string', default: '3g,4g' },
  records: { type: 'string', default: '1.4,16' },
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
  const sizes = values.records.split(',').map((size) => `${size} kB`);
  const records = sizes.filter(isRecordSize);
  if (records.length < sizes.length) throw refused(`--records ${values.records}: expected some of 1.4,16`);
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
    devtools: values.devtools,
    profiles,
    records,
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
