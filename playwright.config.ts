import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/product.ts',
  // One product, one outbox, faults that hold for everybody: journeys follow one another.
  workers: 1,
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
