import { defineConfig } from 'vitest/config';
import { islandTexts } from './build/scripts/island-texts.ts';
import { onIntentAddresses } from './build/scripts/page-scripts.ts';

const NODE_TESTS = [
  'src/**/*.test.ts',
  'netlify/**/*.test.ts',
  'build/**/*.test.ts',
  'tests/repo/**/*.test.ts',
  'tests/run/**/*.test.ts',
  'tests/browser/**/*.test.ts',
  'tests/load/**/*.test.ts',
  'tests/measure/**/*.test.ts',
];

/** Against a test that hangs. What a slow machine takes long for is no failure. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000 };

/**
 * Where the engine is not there its journeys are skipped. The tests of how it is looked for always run: a suite without one
 * test that passed is a failure.
 */
const inEngine = (name: string, engine: 'firefox' | 'webkit', journeys: string) => ({
  test: {
    ...PATIENCE,
    name,
    environment: 'node' as const,
    // A window that a loaded machine starves is opened once more; what is broken fails twice.
    retry: 1,
    include: [`tests/${engine}/**/*.test.ts`, journeys],
    globalSetup: 'tests/engines/product.ts',
    provide: { engine },
  },
});

/** A test's suffix, or its folder under tests/, says where it runs; `tests/run/suites.ts` says when. */
export default defineConfig({
  test: {
    // Every core of the smallest machine; an embedded Postgres takes half a gigabyte.
    maxWorkers: 2,
    projects: [
      // Two processes for all files: one for each would take half as long again. What mocks a module is a `dom` test.
      { test: { ...PATIENCE, name: 'unit', environment: 'node', include: NODE_TESTS, isolate: false } },
      // `css`: otherwise the address of a style sheet that an island fetches is empty.
      {
        plugins: [onIntentAddresses(), islandTexts()],
        test: {
          ...PATIENCE,
          name: 'dom',
          environment: 'jsdom',
          css: true,
          include: ['src/**/*.dom.test.tsx'],
        },
      },
      // One process, so that the built pages are read and parsed once.
      {
        test: {
          ...PATIENCE,
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
        },
      },
      // A copy of the project, with content changed, that is built before its tests.
      {
        test: {
          ...PATIENCE,
          name: 'content',
          environment: 'node',
          include: ['tests/content/**/*.test.ts'],
          globalSetup: 'tests/content/built-copy.ts',
          // The copy's pages are read and parsed once.
          isolate: false,
        },
      },
      ...(['firefox', 'webkit'] as const).flatMap((engine) => [
        inEngine(engine, engine, 'tests/engines/**/*.test.ts'),
        inEngine(`${engine}-looks`, engine, 'tests/looks/engines/**/*.test.ts'),
      ]),
      {
        test: {
          ...PATIENCE,
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
        },
      },
      // Each file runs a PostgreSQL of its own. Where there is none, all but how it is looked for is skipped.
      {
        test: {
          ...PATIENCE,
          name: 'postgres',
          environment: 'node',
          include: ['tests/postgres/**/*.test.ts'],
        },
      },
    ],
  },
});
