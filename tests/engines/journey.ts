import { afterAll, inject, test, vi } from 'vitest';
import type { Prospect } from '../browser/prospect.ts';
import { type LeadRow, Services } from '../browser/services.ts';
import { ENGINES } from './engines.ts';
import { type OpenBrowser, type OpenPage, type Size, until } from './open-page.ts';

export const WIDE: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 360, height: 740 };
/** Longer than the shortest time that Specification §9 accepts between a page's load and a send. */
const FILL_TIME_MS = 3100;

const engine = inject('engine');
const start = ENGINES[engine].find();
let browser: OpenBrowser | Promise<OpenBrowser> | undefined;
export const site = inject('siteUrl');
export const services = new Services(inject('servicesUrl'), inject('databaseUrl'));

const end = async (): Promise<void> => {
  const ending = browser;
  browser = undefined;
  await (await ending)?.close();
};

afterAll(end);

interface Where {
  readonly size?: Size;
  readonly javaScript?: boolean;
}

/**
 * Defines a test in a page of its own, in the browser of its file. A test that fails ends the browser, so that its retry
 * and the next tests start from nothing. Skipped without the engine.
 *
 * @param name of the test
 * @param where the size of the window, by default {@link WIDE}, and whether pages run scripts
 * @param travel what the visitor does, starting from an empty page
 */
export const journey = (name: string, where: Where, travel: (page: OpenPage) => Promise<void>): void =>
  test.skipIf(start === undefined)(`${engine} ${name}`, async () => {
    if (start === undefined) return;
    try {
      browser ??= start();
      const page = await (await browser).open(where.size ?? WIDE, where.javaScript ?? true);
      await travel(page);
      await page.close();
    } catch (error) {
      await end();
      throw error;
    }
  });

/** Waits for this visitor's row in `leads`, up to a minute. @returns the row @throws when there are several */
export const leadFrom = (email: string): Promise<LeadRow> =>
  vi.waitFor(
    async () => {
      const [lead, ...others] = await services.leadsFrom(email);
      if (!lead || others.length > 0) throw new Error(`${lead ? 'Several leads' : 'No lead'} from ${email}`);
      return lead;
    },
    { timeout: 60_000, interval: 200 },
  );

/** Fills in a form with mouse and keyboard, and ticks both consents. */
export const fill = async (page: OpenPage, form: string, values: Prospect): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    await page.click(`${form} [name=${name}]`);
    await page.write(value);
  }
  for (const name of ['privacyConsent', 'contactConsent']) await page.click(`${form} [name=${name}]`);
};

/** Waits until the island has taken a form and the form may be sent. */
export const untilReady = (page: OpenPage, form: string): Promise<void> =>
  until(
    page,
    (selector, least) =>
      document.querySelector<HTMLFormElement>(selector)?.noValidate && performance.now() > least,
    form,
    FILL_TIME_MS,
  );
