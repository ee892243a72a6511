import type { Page } from 'playwright/test';

/** The address that forms post to. */
export const LEAD_ENDPOINT = '/api/send-contact-email';

/** Answers every lead of the page in place of the function. */
export const answerWith = (page: Page, status: number, body: object): Promise<unknown> =>
  page.route(`**${LEAD_ENDPOINT}`, (route) => route.fulfill({ status, json: body }));

/** Passes every lead to the function and loses its answer. @returns a function that stops this */
export const loseAnswers = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(`**${LEAD_ENDPOINT}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(`**${LEAD_ENDPOINT}`);
};
