import { readPlaywrightReport, readVitestReport } from './reports.ts';
import type { Tally } from './tally.ts';

/** One part of `npm test`. */
export interface Suite {
  readonly name: string;
  /** What it proves, for `--help`. */
  readonly proves: string;
  readonly command: readonly string[];
  /** Reads the JSON report at `REPORT_FILE`; without it, the command itself counts as one test. */
  readonly readReport?: (json: string) => Tally;
  /** Variables of its command. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Suites that must have succeeded before it, if they are part of the run. */
  readonly needs: readonly string[];
  /**
   * The suite before it in the list, if both run at the same time: the first keeps one processor busy. `check` and
   * `build` must not, since both write types into `.astro`.
   */
  readonly beside?: string;
  /** A suite that takes longer is ended and counts as failed. */
  readonly limitSeconds: number;
  /** Whether it runs only once a night and after a change of looks, instead of before every merge. */
  readonly isNightly?: true;
}

/** Placeholder in `command` for the file to which a suite writes its report. */
export const REPORT_FILE = 'REPORT_FILE';

/**
 * What Netlify sets during a build, so that the tested files are those of a deploy. The context is `dev`, which makes the
 * files of `production` and, unlike it, may have invented contacts.
 *
 * Source: docs.netlify.com, "Build environment variables".
 */
const ON_NETLIFY: Readonly<Record<string, string>> = {
  CI: 'true',
  NETLIFY: 'true',
  BUILD_ID: '0123456789abcdef01234566',
  CONTEXT: 'dev',
  DEPLOY_ID: '0123456789abcdef01234567',
  SITE_ID: '01234567-89ab-cdef-0123-456789abcdef',
  SITE_NAME: 'trama',
  BRANCH: 'main',
  HEAD: 'main',
  COMMIT_REF: '0123456789abcdef0123456789abcdef01234567',
  PULL_REQUEST: 'false',
  URL: 'https://www.trama.example',
  DEPLOY_URL: 'https://0123456789abcdef01234567--trama.netlify.example',
  DEPLOY_PRIME_URL: 'https://main--trama.netlify.example',
};

const vitest = (...projects: string[]): string[] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${REPORT_FILE}`,
];

const playwright = (project: string): string[] => [
  'playwright',
  'test',
  '--project',
  project,
  '--reporter=dot,json',
];

/** Every suite, in the order in which they run: first those of every run, then the nightly ones. */
export const SUITES: readonly Suite[] = [
  {
    name: 'check',
    proves: 'types, lint, format, content, no dead code',
    command: ['npm', 'run', '--silent', 'check'],
    needs: [],
    limitSeconds: 600,
  },
  {
    name: 'content',
    proves: 'a marketer’s changes: one price, a new page; what docs/content.md says (builds a copy)',
    command: vitest('content'),
    readReport: readVitestReport,
    needs: [],
    beside: 'check',
    limitSeconds: 600,
  },
  {
    name: 'build',
    proves: 'dist/ can be built, with the variables that Netlify sets',
    command: ['npm', 'run', '--silent', 'build'],
    variables: ON_NETLIFY,
    needs: [],
    limitSeconds: 600,
  },
  {
    name: 'faults',
    proves: 'leads when the database or the mail provider fails',
    command: vitest('faults'),
    readReport: readVitestReport,
    needs: [],
    beside: 'build',
    limitSeconds: 1500,
  },
  {
    name: 'unit',
    proves: 'the unit tests beside the code, and the rules of the repository',
    command: vitest('unit', 'dom'),
    readReport: readVitestReport,
    needs: [],
    limitSeconds: 600,
  },
  {
    name: 'site',
    proves: 'every built page: valid HTML, links, head (needs dist/)',
    command: vitest('site'),
    readReport: readVitestReport,
    needs: ['build'],
    limitSeconds: 600,
  },
  {
    name: 'browser',
    proves: 'a visitor’s journeys, with and without JavaScript (needs dist/)',
    command: playwright('journeys'),
    readReport: readPlaywrightReport,
    needs: ['build'],
    limitSeconds: 1500,
  },
  {
    name: 'firefox',
    proves: 'the main journeys in a Firefox, when this machine has one (needs dist/)',
    command: vitest('firefox'),
    readReport: readVitestReport,
    needs: ['build'],
    limitSeconds: 900,
  },
  {
    name: 'webkit',
    proves: 'the main journeys in a WebKitGTK, when this machine has one (needs dist/)',
    command: vitest('webkit'),
    readReport: readVitestReport,
    needs: ['build'],
    limitSeconds: 900,
  },
  {
    name: 'postgres',
    proves: 'leads on a real PostgreSQL: many at once, broken connections, plans',
    command: vitest('postgres'),
    readReport: readVitestReport,
    needs: [],
    limitSeconds: 1500,
  },
  {
    name: 'looks',
    proves:
      'every width, long names, late fonts, pages in pieces: nothing is cut, moved or covered (needs dist/)',
    command: playwright('looks'),
    readReport: readPlaywrightReport,
    needs: ['build'],
    limitSeconds: 1500,
    isNightly: true,
  },
  {
    name: 'engine-looks',
    proves: 'places and drawings in Firefox and WebKitGTK (needs dist/)',
    command: vitest('firefox-looks', 'webkit-looks'),
    readReport: readVitestReport,
    needs: ['build'],
    limitSeconds: 1500,
    isNightly: true,
  },
];

/** @returns whether a suite has that name */
export const isSuite = (name: string): boolean => SUITES.some((suite) => suite.name === name);

/** @returns the named suites in the order in which they run; without names, all but the nightly ones */
export const suitesNamed = (names: readonly string[]): readonly Suite[] =>
  SUITES.filter(({ name, isNightly }) => (names.length === 0 ? !isNightly : names.includes(name)));
