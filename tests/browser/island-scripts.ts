import type { Page } from 'playwright/test';

const SCRIPT_FILES = /\/_astro\/[^?]+\.m?js(\?|$)/;

/** Holds back every script file of the page. @returns a function that lets them through */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPT_FILES, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Makes every script file of the page fail to load. */
export const loseScripts = (page: Page): Promise<unknown> =>
  page.route(SCRIPT_FILES, (route) => route.abort('connectionfailed'));
