import { inject, test, vi } from 'vitest';
import type { Prospect } from '../browser/prospect.ts';
import { type LeadRow, Services } from '../browser/services.ts';
import { ENGINES } from './engines.ts';
import type { OpenPage, Size } from './open-page.ts';

export const WIDE: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 360, height: 740 };

const engine = ENGINES[inject('engine')].find();
export const site = inject('siteUrl');
export const services = new Services(inject('servicesUrl'), inject('databaseUrl'));

interface Where {
  readonly size?: Size;
  readonly javaScript?: boolean;
}

/**
 * Defines a test in its own browser, which is closed even when the test fails. Skipped without the engine.
 *
 * @param name of the test
 * @param where the size of the window, by default {@link WIDE}, and whether pages run scripts
 * @param travel what the visitor does, starting from an empty page
 */
export const journey = (name: string, where: Where, travel: (page: OpenPage) => Promise<void>): void =>
  test.skipIf(engine === undefined)(name, async () => {
    if (engine === undefined) return;
    const page = await engine.open(where.size ?? WIDE, where.javaScript ?? true);
    try {
      await travel(page);
    } finally {
      await page.close();
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
