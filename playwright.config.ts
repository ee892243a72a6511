import { defineConfig } from 'playwright/test';
import { LEFT_OUT } from './tests/run/nightly-files.ts';
import { WORKERS } from './tests/run/workers.ts';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: LEFT_OUT,
  // Journeys must never break. Looks compare pictures and places. tests/run/suites.ts says when each runs.
  projects: [
    // One worker each, which builds or starts what it tests once. They come first, because they take longest.
    { name: 'optional-parts', testDir: 'tests/browser/optional', workers: 1 },
    { name: 'editor', testDir: 'tests/browser/editor', workers: 1 },
    // The tests of a file run side by side, too, so that no long file is left for the end.
    {
      name: 'journeys',
      testDir: 'tests/browser',
      testIgnore: ['optional/**', 'editor/**', ...LEFT_OUT],
      fullyParallel: true,
    },
    { name: 'looks', testDir: 'tests/looks' },
  ],
  // Each worker starts its own product (tests/browser/fixtures.ts), with its own outbox and its own faults.
  workers: WORKERS,
  forbidOnly: true,
  // Ends a test that hangs, and is long enough for a slow machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot']],
  outputDir: 'test-results',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // A button that never comes fails its test long before the test's own limit.
    actionTimeout: 30_000,
  },
});
