import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // Each worker has a product of its own (tests/browser/fixtures.ts): its outbox, and faults that hold for nobody else.
  // Journeys mostly wait, so two share two cores well.
  workers: 2,
  forbidOnly: true,
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
