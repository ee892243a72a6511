import { readPlaywrightReport, readVitestReport } from './reports.ts';
import type { Tally } from './tally.ts';

/** One part of `npm test`. */
export interface Suite {
  readonly name: string;
  /** What it proves, for `--help`. */
  readonly proves: string;
  readonly command: readonly string[];
  /** Reads the JSON report at `REPORT_FILE`; without it the command itself is the one test. */
  readonly readReport?: (json: string) => Tally;
  /** Suites that must have succeeded before, when they are part of the run. */
  readonly needs: readonly string[];
  /** A suite that takes longer hangs: it is ended and counts as failed. */
  readonly limitSeconds: number;
  /** Looked at once a night and after a change of looks, not before every merge. */
  readonly isNightly?: true;
}

/** Where a suite's command is to write its report: a placeholder in `command`, a variable in its environment. */
export const REPORT_FILE = 'REPORT_FILE';

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

/** Every suite, in the order in which they run: first what must never break, then what runs nightly. */
export const SUITES: readonly Suite[] = [
  {
    name: 'check',
    proves: 'types, lint, format, content, nothing dead',
    command: ['npm', 'run', '--silent', 'check'],
    needs: [],
    limitSeconds: 400,
  },
  {
    name: 'unit',
    proves: 'the modules, beside their code, and the repository itself',
    command: vitest('unit', 'dom'),
    readReport: readVitestReport,
    needs: [],
    limitSeconds: 400,
  },
  {
    name: 'build',
    proves: 'dist/ can be built',
    command: ['npm', 'run', '--silent', 'build'],
    needs: [],
    limitSeconds: 400,
  },
  {
    name: 'site',
    proves: 'every built page: weight, valid HTML, links, head (needs dist/)',
    command: vitest('site'),
    readReport: readVitestReport,
    needs: ['build'],
    limitSeconds: 400,
  },
  {
    name: 'content',
    proves: 'a marketer’s changes: one price, a new page; what docs/content.md says (builds a copy)',
    command: vitest('content'),
    readReport: readVitestReport,
    needs: [],
    limitSeconds: 400,
  },
  {
    name: 'browser',
    proves: 'a visitor’s journeys, with and without JavaScript (needs dist/)',
    command: playwright('journeys'),
    readReport: readPlaywrightReport,
    needs: ['build'],
    limitSeconds: 1200,
  },
  {
    name: 'firefox',
    proves: 'the main journeys in a Firefox, when this machine has one (needs dist/)',
    command: vitest('firefox'),
    readReport: readVitestReport,
    needs: ['build'],
    limitSeconds: 600,
  },
  {
    name: 'webkit',
    proves: 'the main journeys in a WebKitGTK, when this machine has one (needs dist/)',
    command: vitest('webkit'),
    readReport: readVitestReport,
    needs: ['build'],
    limitSeconds: 600,
  },
  {
    name: 'faults',
    proves: 'leads when the database or the mail provider fails',
    command: vitest('faults'),
    readReport: readVitestReport,
    needs: [],
    limitSeconds: 1200,
  },
  {
    name: 'postgres',
    proves: 'leads on a real PostgreSQL: many at once, broken connections, plans',
    command: vitest('postgres'),
    readReport: readVitestReport,
    needs: [],
    limitSeconds: 1200,
  },
  {
    name: 'looks',
    proves:
      'every width, long names, late fonts, pages in pieces: nothing is cut, moved or covered (needs dist/)',
    command: playwright('looks'),
    readReport: readPlaywrightReport,
    needs: ['build'],
    limitSeconds: 1200,
    isNightly: true,
  },
  {
    name: 'engine-looks',
    proves: 'places and drawings in Firefox and WebKitGTK (needs dist/)',
    command: vitest('firefox-looks', 'webkit-looks'),
    readReport: readVitestReport,
    needs: ['build'],
    limitSeconds: 1200,
    isNightly: true,
  },
];

/** @returns whether there is a suite of that name */
export const isSuite = (name: string): boolean => SUITES.some((suite) => suite.name === name);

/** @returns the suites of these names, all but the nightly ones when none is named, in the order in which they run */
export const suitesNamed = (names: readonly string[]): readonly Suite[] =>
  SUITES.filter(({ name, isNightly }) => (names.length === 0 ? !isNightly : names.includes(name)));
