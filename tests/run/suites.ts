import { inColumns } from '../../src/terminal/columns.ts';
import type { EngineName } from '../engines/engines.ts';

/** One part of `npm test`. */
interface Suite {
  /** What it proves, for `--help`. */
  readonly proves: string;
  /** Its projects in vitest.config.ts. */
  readonly vitest?: readonly string[];
  /** Its projects in playwright.config.ts. */
  readonly playwright?: readonly string[];
  /** Whether it tests `dist/`. */
  readonly needsBuild?: true;
  /** Whether `npm test` leaves all of it to `npm run test:nightly`. */
  readonly isNightly?: true;
  /** The other engine that it needs. */
  readonly engine?: EngineName;
}

/** Every suite by its name. `build` and `check` are commands of their own (tests/run.ts). */
const SUITES = {
  check: { proves: 'types, lint, format, content, no dead code' },
  build: { proves: 'dist/ can be built, with the variables that Netlify sets' },
  unit: {
    proves: 'the unit tests beside the code, and the rules of the repository',
    vitest: ['unit', 'dom'],
  },
  content: {
    proves: 'a marketer’s changes: one price, a new page; what docs/contenuti.md says (builds a copy)',
    vitest: ['content'],
  },
  faults: { proves: 'leads when the database or the mail provider fails', vitest: ['faults'] },
  postgres: {
    proves: 'leads on a real PostgreSQL: many at once, broken connections, plans',
    vitest: ['postgres'],
  },
  site: {
    proves: 'every built page: valid HTML, links, head (needs dist/)',
    vitest: ['site'],
    needsBuild: true,
  },
  firefox: {
    proves: 'the main journeys in a Firefox, when this machine has one (needs dist/)',
    vitest: ['firefox'],
    needsBuild: true,
    engine: 'firefox',
  },
  webkit: {
    proves: 'the main journeys in a WebKitGTK, when this machine has one (needs dist/)',
    vitest: ['webkit'],
    needsBuild: true,
    engine: 'webkit',
  },
  browser: {
    proves: 'a visitor’s journeys, with and without JavaScript (needs dist/)',
    playwright: ['optional-parts', 'editor', 'journeys'],
    needsBuild: true,
  },
  looks: {
    proves:
      'every width, long names, late fonts, pages in pieces: nothing is cut, moved or covered (needs dist/)',
    playwright: ['looks'],
    needsBuild: true,
    isNightly: true,
  },
  'engine-looks': {
    proves: 'places and drawings in Firefox and WebKitGTK (needs dist/)',
    vitest: ['firefox-looks', 'webkit-looks'],
    needsBuild: true,
    isNightly: true,
  },
} as const satisfies Readonly<Record<string, Suite>>;

export type SuiteName = keyof typeof SUITES;

const NAMES = Object.keys(SUITES) as SuiteName[];
const suiteOf = (name: SuiteName): Suite => SUITES[name];

/** @returns whether a suite has that name */
export const isSuite = (name: string): name is SuiteName => Object.hasOwn(SUITES, name);

/**
 * How much of the suites runs: `gate` leaves out files named `*.nightly.*` (vitest.config.ts, playwright.config.ts),
 * `whole` leaves out nothing, and `nightly` is what `gate` leaves out, with the generated tests at full scale.
 */
export type Part = 'gate' | 'whole' | 'nightly';

/** Tests whose size is a scale (tests/faults/scale.ts): `npm test` runs them small. */
export const SCALED = [
  'tests/faults/queue.test.ts',
  'tests/postgres/storm.test.ts',
  'tests/postgres/broken-connections.test.ts',
  'tests/postgres/curricula.test.ts',
  'tests/postgres/limits.test.ts',
  'tests/browser/waiting-storm.spec.ts',
];

/** @returns the named suites; without names, all that have something of this part */
export const suitesNamed = (names: readonly SuiteName[], part: Part): readonly SuiteName[] => {
  if (names.length > 0) return names;
  return NAMES.filter((name) => (part === 'nightly' ? name !== 'check' : !isNightly(name)));
};

/** @returns whether `npm test` leaves out the whole suite */
export const isNightly = (name: SuiteName): boolean => suiteOf(name).isNightly === true;

/** @returns the engine that the suite needs besides Chromium */
export const engineOf = (name: SuiteName): EngineName | undefined => suiteOf(name).engine;

/** @returns whether the suite tests `dist/` */
export const needsBuild = (name: SuiteName): boolean => suiteOf(name).needsBuild === true;

/** @returns the projects of these suites that the tool runs */
export const projectsOf = (names: readonly SuiteName[], tool: 'vitest' | 'playwright'): readonly string[] =>
  names.flatMap((name) => suiteOf(name)[tool] ?? []);

/** A line for each suite, for `--help`. */
export const SUITE_LINES: string = inColumns(
  NAMES.map((name) => {
    const { proves, isNightly } = suiteOf(name);
    return [`  ${name}`, `${isNightly ? 'nightly: ' : ''}${proves}`];
  }),
);
