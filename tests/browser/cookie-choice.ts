import type { Page } from '@playwright/test';

/** The visitor has chosen before: no banner stands in the way. Specification §3, "Cookie preferences". */
export const haveChosen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, timestamp: Date.now() };
    localStorage.setItem('cookie-preferences', JSON.stringify(choice));
  });
