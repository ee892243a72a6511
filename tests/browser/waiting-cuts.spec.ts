import type { Page } from 'playwright/test';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { CV_PART_BYTES, CV_UPLOADS_ENDPOINT } from '../../src/lead/cv-request.ts';
import { expect, test } from './fixtures.ts';
import { type Fate, openFront } from './front.ts';
import { expectNothingKept, fireSync, keptLeads, untilWorker, withoutWorker } from './kept-leads.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { APPLICATION_FORM, LeadForm } from './lead-form.ts';
import { nightlyIf } from './nightly.ts';
import { newProspect } from './prospect.ts';

/** The request at which the line is cut, and whether the site still gets it. */
interface Cut {
  readonly at: string;
  readonly request: string;
  readonly fate: Fate;
  /** How many such requests pass before it. */
  readonly after?: (bytes: number) => number;
}

const PART = `PUT ${CV_UPLOADS_ENDPOINT}/`;
const lastPart = (bytes: number): number => Math.ceil(bytes / CV_PART_BYTES) - 1;
const OF_THE_LEAD: readonly Cut[] = [
  { at: 'before the post', request: `POST ${LEAD_ENDPOINT}`, fate: 'drop' },
  { at: 'before the answer', request: `POST ${LEAD_ENDPOINT}`, fate: 'lose' },
];
const OF_A_LARGE_FILE: readonly Cut[] = [
  { at: 'before the announcement', request: `POST ${CV_UPLOADS_ENDPOINT}`, fate: 'drop' },
  { at: 'after the announcement', request: `POST ${CV_UPLOADS_ENDPOINT}`, fate: 'lose' },
  ...OF_THE_LEAD,
  { at: 'between the parts', request: PART, fate: 'drop', after: () => 1 },
  { at: 'after the last part', request: PART, fate: 'lose', after: lastPart },
];
const FILES: readonly { readonly bytes: number; readonly cuts: readonly Cut[] }[] = [
  { bytes: 0, cuts: OF_THE_LEAD },
  { bytes: 40_000, cuts: OF_THE_LEAD },
  { bytes: 900_000, cuts: OF_A_LARGE_FILE },
  { bytes: 5 * 1024 * 1024, cuts: OF_A_LARGE_FILE },
];
const WAYS = ['the open page', 'the next page', 'the worker'] as const;

/** The cells that `npm test` looks at. */
const IN_GATE = [
  '900000 bytes, between the parts, the next page',
  '40000 bytes, before the answer, the worker',
];

const NUMBER = /\w{4}-\w{4}/;
const notice = (page: Page) => page.locator('body > .toasts .toast');

for (const { bytes, cuts } of FILES)
  for (const cut of cuts)
    for (const way of WAYS) {
      const name = `${bytes} bytes, ${cut.at}, ${way}`;
      test(
        `delivers an application once: ${name}`,
        nightlyIf(!IN_GATE.includes(name)),
        async ({ browser, product, services }) => {
          let [passing, isCut, isWhole] = [cut.after?.(bytes) ?? 0, false, false];
          const line = await openFront(
            () => product.siteUrl,
            ({ method, url = '' }) => {
              if (!url.startsWith('/api/') || isWhole) return 'pass';
              if (isCut) return 'drop';
              if (!`${method} ${url}`.startsWith(cut.request)) return 'pass';
              if (passing > 0) {
                passing -= 1;
                return 'pass';
              }
              isCut = true;
              return cut.fate;
            },
          );
          const context = await browser.newContext({
            ...{ baseURL: line.url, locale: 'it-IT', timezoneId: 'Europe/Rome' },
          });
          if (way !== 'the worker') await withoutWorker(context);
          const page = await context.newPage();
          const prospect = { ...newProspect(), message: '' };
          const form = new LeadForm(page, APPLICATION_FORM);
          await form.open();
          await form.fillLikeAPerson(prospect);
          const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf(bytes || 1000) };
          if (bytes > 0) await form.field('attachment').setInputFiles(file);
          if (way === 'the worker') await untilWorker(page);
          await form.submit.click();
          await expect.poll(() => isCut).toBe(true);
          await expect(form.form).toContainText(/Non si è perso nulla|n\. \w{4}-\w{4}/);
          await expect(page.getByText('Errore nell')).toHaveCount(0);

          if (way === 'the open page') {
            isWhole = true;
            await expect(form.receipt).toContainText(NUMBER);
            await expectNothingKept(page);
          } else {
            await page.close();
            isWhole = true;
            const next = await context.newPage();
            if (way === 'the worker') {
              await next.goto('/robots.txt');
              await fireSync(next);
              await expect
                .poll(async () => Object.keys((await keptLeads(next))[0] ?? {}))
                .toEqual(expect.not.arrayContaining(['request', 'file']));
            }
            await next.goto('/chi-siamo');
            await expect(notice(next)).toContainText(/è stata inviata .* Il numero è \w{4}-\w{4}/);
            await expectNothingKept(next);
          }
          expect(await services.leadsFrom(prospect.email)).toHaveLength(1);
          const files = async (): Promise<number[]> => {
            await services.deliverLeads();
            const mails = await services.mailsFrom(prospect.email);
            return mails.flatMap(({ attachments }) => [mails.length, ...attachments.map(({ size }) => size)]);
          };
          await expect
            .poll(files, { timeout: 90_000, intervals: [1000] })
            .toEqual(bytes > 0 ? [1, file.buffer.byteLength] : [1]);
          await context.close();
          line.close();
        },
      );
    }
