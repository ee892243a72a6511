import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // What must never break, and what somebody has to look at: tests/run/suites.ts says when each runs.
  projects: [
    { name: 'journeys', testDir: 'tests/browser' },
    { name: 'looks', testDir: 'tests/looks' },
  ],
  // Each worker has a product of its own (tests/browser/fixtures.ts): its outbox, and faults that hold for nobody else.
  // Journeys mostly wait, so three share two cores well.
  workers: 3,
  forbidOnly: true,
  // One in ten thousand journeys fails on a machine with other work to do. It runs once more, and the report tells of
  // both runs. What fails twice is a failure. Leads under failure (tests/faults) never run twice.
  retries: 1,
  // Against a test that hangs. What a slow machine takes long for is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot']],
  outputDir: 'test-results',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
