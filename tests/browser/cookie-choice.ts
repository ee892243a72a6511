import type { Page } from 'playwright/test';

/** Makes the visitor one who has chosen before, so that no banner shows. Specification §3, "Cookie preferences". */
export const haveChosen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, timestamp: Date.now() };
    localStorage.setItem('cookie-preferences', JSON.stringify(choice));
  });
