import type { Page } from '@playwright/test';

/** Where forms post. */
export const LEAD_ENDPOINT = '/api/send-contact-email';

/** Answers this to every lead of the page, in place of the function. */
export const answerWith = (page: Page, status: number, body: object): Promise<unknown> =>
  page.route(`**${LEAD_ENDPOINT}`, (route) => route.fulfill({ status, json: body }));

/** Hands every lead to the function and loses its answer. @returns what ends that */
export const loseAnswers = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(`**${LEAD_ENDPOINT}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(`**${LEAD_ENDPOINT}`);
};
