import type { Page } from '@playwright/test';

/** Waits until the page has made some frames. */
export const fewFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
