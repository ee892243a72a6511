import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // Each worker has a product of its own (tests/browser/fixtures.ts): its outbox, and faults that hold for nobody else.
  // Journeys mostly wait, so two share two cores well.
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['dot']],
  outputDir: 'test-results',
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
