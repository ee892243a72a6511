import type { Locator, Page } from 'playwright/test';
import type { Prospect } from './prospect.ts';

const HUMAN_FILL_TIME_MS = 3000;

type FieldName =
  | keyof Prospect
  | 'vatNumber'
  | 'privacyConsent'
  | 'contactConsent'
  | 'website'
  | 'attachment'
  | 'requestId';

/** The fields of a lead form, in a page or in the dialog. */
export class LeadFields {
  readonly page: Page;
  readonly #around: Locator;

  constructor(page: Page, around: Locator) {
    this.page = page;
    this.#around = around;
  }

  field(name: FieldName): Locator {
    return this.#around.locator(`[name="${name}"]`);
  }

  /** Fills in every field that a prospect has, and ticks both consents. */
  async fill(prospect: Prospect): Promise<void> {
    for (const [name, value] of Object.entries(prospect)) {
      // Object.entries widens the keys of a Prospect to strings.
      await this.field(name as keyof Prospect).fill(value);
    }
    await this.field('privacyConsent').check();
    await this.field('contactConsent').check();
  }

  /** Moves the clock on by the shortest time that the form accepts as human. */
  async waitLikeAPerson(): Promise<void> {
    await this.page.clock.fastForward(HUMAN_FILL_TIME_MS);
  }
}
