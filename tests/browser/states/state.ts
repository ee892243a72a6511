import type { Page } from '@playwright/test';
import { haveChosen } from '../cookie-choice.ts';
import { LEAD_ENDPOINT } from '../lead-form.ts';

/** Something that a visitor can bring a page into. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** Only where it exists. */
  readonly width?: 320 | 1280;
}

/** The function answers this to whatever is sent. */
export const answerWith = (page: Page, status: number, body: object) =>
  page.route(`**${LEAD_ENDPOINT}`, (route) => route.fulfill({ status, json: body }));

/** Opens a page as a visitor who has chosen about cookies. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await haveChosen(page);
  await page.goto(path);
};
