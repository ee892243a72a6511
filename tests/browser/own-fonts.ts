import { expect, type Page } from 'playwright/test';

/** Waits until the page shows text in the site's own fonts (src/early/arrival.ts). */
export const untilOwnFonts = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-fonts');
