import { expect, type Page } from '@playwright/test';

/** Waits until text stands in the site's own fonts (src/early/arrival.ts). */
export const untilOwnFonts = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-fonts');
