import type { BrowserContext, Page } from 'playwright/test';

const PAGES_AT_ONCE = 4;

/**
 * Opens a page for each path and closes it after the visit. Several are open at once, so that their waiting overlaps.
 *
 * @param visit opens the path itself
 */
export const visitAll = async (
  context: BrowserContext,
  paths: readonly string[],
  visit: (page: Page, path: string) => Promise<void>,
): Promise<void> => {
  const left = [...paths];
  const visitRest = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const page = await context.newPage();
      await visit(page, path);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visitRest));
};
