import { inColumns } from '../../src/terminal/columns.ts';

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
  /** Whether it runs only once a night and after a change of looks, instead of before every merge. */
  readonly isNightly?: true;
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
    proves: 'a marketer’s changes: one price, a new page; what docs/content.md says (builds a copy)',
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
  },
  webkit: {
    proves: 'the main journeys in a WebKitGTK, when this machine has one (needs dist/)',
    vitest: ['webkit'],
    needsBuild: true,
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

/** @returns the named suites; without names, all but the nightly ones */
export const suitesNamed = (names: readonly SuiteName[]): readonly SuiteName[] =>
  names.length > 0 ? names : NAMES.filter((name) => !suiteOf(name).isNightly);

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
