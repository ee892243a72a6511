import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { islandTexts } from './build/scripts/island-texts.ts';
import { onIntentAddresses } from './build/scripts/page-scripts.ts';
import { LEFT_OUT } from './tests/run/nightly-files.ts';
import { WORKERS } from './tests/run/workers.ts';

const NODE_TESTS = [
  'src/**/*.test.ts',
  'netlify/**/*.test.ts',
  'build/**/*.test.ts',
  'tests/repo/**/*.test.ts',
  'tests/run/**/*.test.ts',
  'tests/browser/**/*.test.ts',
  'tests/measure/**/*.test.ts',
];

/** Ends a test that hangs, and is long enough for a slow machine. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 };

const EVERY_PROJECT = { ...PATIENCE, exclude: [...configDefaults.exclude, ...LEFT_OUT] };

/** Fails a test that warns, so that the output of a good run has nothing to read past. */
const setupFiles = ['tests/no-warnings.ts'];

/**
 * Functions load the form that they send back from a file of the build (netlify/server/http/correction-renderer.ts),
 * which Node needs since it cannot import components. Vitest can, so that these tests need no build.
 */
const CORRECTION_FORM = {
  plugins: [onIntentAddresses(), islandTexts()],
  resolve: {
    alias: [
      {
        find: /^.*\/correction-renderer\.ts$/,
        replacement: fileURLToPath(new URL('tests/correction-renderer.ts', import.meta.url)),
      },
    ],
  },
};

/**
 * Without the engine its journeys are skipped. The tests of the search for the engine always run, because a suite in
 * which no test passed counts as a failure.
 */
const inEngine = (name: string, engine: 'firefox' | 'webkit', journeys: string) => ({
  test: {
    ...EVERY_PROJECT,
    name,
    environment: 'node' as const,
    // On a loaded machine a window may get too little time: a retry opens another. A real defect fails twice.
    retry: 1,
    include: [`tests/${engine}/**/*.test.ts`, journeys],
    globalSetup: 'tests/engines/product.ts',
    provide: { engine },
  },
});

/** Vitest runs projects by name: the long journeys of WebKit would begin when all else has ended, on one processor. */
class EnginesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isEngine = ({ project }: TestSpecification) => /^(?:firefox|webkit)/.test(project.name);
    return (await super.sort(files)).sort((one, other) => Number(isEngine(other)) - Number(isEngine(one)));
  }
}

/** A test's suffix, or its folder under tests/, decides where it runs; `tests/run/suites.ts` decides when. */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    // What a test prints is only of interest when it fails: the functions log what goes wrong on purpose.
    silent: 'passed-only',
    sequence: { sequencer: EnginesFirst },
    projects: [
      // Two processes run all files: one for each file would take 50% longer. A test that mocks a module is a `dom`
      // test.
      {
        ...CORRECTION_FORM,
        test: {
          ...EVERY_PROJECT,
          name: 'unit',
          environment: 'node',
          include: NODE_TESTS,
          isolate: false,
          setupFiles,
        },
      },
      // Without `css` the address of a style sheet that an island fetches would be empty.
      {
        plugins: [onIntentAddresses(), islandTexts()],
        test: {
          ...EVERY_PROJECT,
          name: 'dom',
          environment: 'jsdom',
          css: true,
          setupFiles,
          include: ['src/**/*.dom.test.tsx'],
        },
      },
      // One process, so that the built pages are read and parsed once.
      {
        test: {
          ...EVERY_PROJECT,
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
        },
      },
      // Builds a copy of the project with edited content before the tests.
      {
        test: {
          ...EVERY_PROJECT,
          name: 'content',
          environment: 'node',
          include: ['tests/content/**/*.test.ts'],
          globalSetup: 'tests/content/built-copy.ts',
          // One process, so that the copy's pages are read and parsed once.
          isolate: false,
        },
      },
      ...(['firefox', 'webkit'] as const).flatMap((engine) => [
        inEngine(engine, engine, 'tests/engines/**/*.test.ts'),
        inEngine(`${engine}-looks`, engine, 'tests/looks/engines/**/*.test.ts'),
      ]),
      {
        ...CORRECTION_FORM,
        test: {
          ...EVERY_PROJECT,
          name: 'faults',
          // Threads share the compiled Postgres, which each process would compile anew.
          pool: 'threads',
          // The files of a thread share one Postgres (tests/faults/outside-services.ts).
          isolate: false,
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
        },
      },
      // Each file starts its own PostgreSQL. Without PostgreSQL only the tests of the search for it run.
      {
        test: {
          ...EVERY_PROJECT,
          name: 'postgres',
          environment: 'node',
          include: ['tests/postgres/**/*.test.ts'],
        },
      },
    ],
  },
});
