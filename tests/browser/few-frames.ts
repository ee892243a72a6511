import type { Page } from '@playwright/test';

/**
 * Waits until the page has made some frames. Before the first, a page that is whole has not found out what is near the
 * view (`content-visibility`): it is as high as sections are taken to be.
 */
export const fewFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
