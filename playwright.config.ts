import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/product.ts',
  // One product, one outbox, faults that hold for everybody: journeys follow one another.
  workers: 1,
  // A driver and a browser race on a busy machine; what fails twice is the product. The report names what was repeated.
  retries: 1,
  forbidOnly: true,
  // Mails wait for one another: tests/browser/only-mail.ts.
  timeout: 120_000,
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
