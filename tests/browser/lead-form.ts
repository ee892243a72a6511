import { expect, type Locator, type Page } from '@playwright/test';
import type { Prospect } from './prospect.ts';
import type { ToastTexts } from './toasts.ts';

export { newProspect, type Prospect } from './prospect.ts';

/** Where forms post. */
export const LEAD_ENDPOINT = '/api/send-contact-email';
/** Specification §9. */
export const SUBMIT_LABEL = 'Invia Richiesta';
const HUMAN_FILL_TIME_MS = 3000;
/** src/islands/toast/Toast.tsx: one that has come must be seen before its time is over. */
const LESS_THAN_A_TOAST_STAYS_MS = 10_000;
/** Specification §5. */
export const WRONG_EMAIL = 'Formato email non valido';

const TIMERS_MS = 100;
const STOPS_IN_A_FORM = 12;

/** The server has every lead that is posted from here on, the page hears nothing of it. @returns what ends that */
export const loseAnswers = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(`**${LEAD_ENDPOINT}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(`**${LEAD_ENDPOINT}`);
};

/** A page, the prefix of the ids of its form, and what the form's button says. */
export interface FormPlace {
  readonly path: string;
  readonly id: string;
  readonly submitLabel: string;
}

export const HERO_FORM: FormPlace = { path: '/fibra-ottica', id: 'contatto-hero', submitLabel: SUBMIT_LABEL };
export const QUOTE_FORM: FormPlace = { path: '/', id: 'consulenza', submitLabel: 'Richiedi Preventivo' };
export const APPLICATION_FORM: FormPlace = {
  path: '/lavora-con-noi',
  id: 'candidatura',
  submitLabel: 'Invia Candidatura',
};

/** A lead form as a visitor meets it: the one of the hero on `/fibra-ottica`, unless another is named. */
export class LeadForm {
  readonly page: Page;
  readonly form: Locator;
  readonly submit: Locator;
  /** What stands in the place of the form once it was sent. */
  readonly receipt: Locator;
  readonly #place: FormPlace;

  constructor(page: Page, place = HERO_FORM) {
    this.page = page;
    this.#place = place;
    this.form = page.locator(`form#${place.id}-form`);
    this.submit = this.form.locator('[type=submit]');
    this.receipt = this.form.locator('.receipt');
  }

  field(
    name: keyof Prospect | 'vatNumber' | 'privacyConsent' | 'contactConsent' | 'website' | 'attachment',
  ): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  /** Opens the page on a clock of its own, so that {@link waitLikeAPerson} takes no time. */
  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(this.#place.path);
  }

  /** Opens the page on a clock that stands still: a slow machine is still too fast for the form. */
  async openAtAStandstill(): Promise<void> {
    const noon = new Date('2026-11-20T12:00:00Z');
    await this.page.clock.install({ time: noon });
    // Later than the clock of a slow machine has got by now.
    await this.page.clock.pauseAt(new Date('2026-11-20T12:10:00Z'));
    await this.page.goto(this.#place.path);
  }

  /** On a clock that stands still: lets what the page has scheduled happen. */
  async letTimersRun(): Promise<void> {
    await this.page.clock.runFor(TIMERS_MS);
  }

  /** As a visitor who fills it in and takes the time of a person. */
  async fillLikeAPerson(prospect: Prospect): Promise<void> {
    await this.fill(prospect);
    await this.untilHydrated();
    await this.waitLikeAPerson();
  }

  async fill(prospect: Prospect): Promise<void> {
    for (const [name, value] of Object.entries(prospect)) {
      // Object.entries widens the keys of a Prospect to strings.
      await this.field(name as keyof Prospect).fill(value);
    }
    await this.field('privacyConsent').check();
    await this.field('contactConsent').check();
  }

  /** Lets the shortest time pass that counts as human. */
  async waitLikeAPerson(): Promise<void> {
    await this.page.clock.fastForward(HUMAN_FILL_TIME_MS);
  }

  /** Waits until React owns the form. */
  async untilHydrated(timeout?: number): Promise<void> {
    const island = this.page.locator('astro-island').filter({ has: this.form });
    await expect(island).not.toHaveAttribute('ssr', timeout === undefined ? {} : { timeout });
  }

  /** Moves on with the Tab key until the element has focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let stop = 0; stop < STOPS_IN_A_FORM; stop += 1) {
      await this.page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  }

  /**
   * Changes a field as a script would: without an event, and sent before the gate hears of it. A mouse that presses the
   * button gives it the focus, and on a slow machine it is disabled before the mouse lets go.
   */
  async setAndSend(
    name: 'privacyConsent' | 'contactConsent' | 'website',
    change: { readonly checked: boolean } | { readonly value: string },
  ): Promise<void> {
    await this.field(name).evaluate((box: HTMLInputElement, given) => {
      Object.assign(box, given);
      box.form?.requestSubmit();
    }, change);
  }

  /** Brings the empty form back after a success. */
  async startAnother(): Promise<void> {
    await this.receipt.getByRole('button').click();
    await expect(this.field('name')).toBeFocused();
  }

  async expectKept(prospect: Prospect): Promise<void> {
    for (const [name, value] of Object.entries(prospect)) {
      await expect(this.field(name as keyof Prospect)).toHaveValue(value);
    }
    await expect(this.field('privacyConsent')).toBeChecked();
    await expect(this.field('contactConsent')).toBeChecked();
  }

  async expectEmpty(): Promise<void> {
    for (const name of ['name', 'email', 'phone', 'message'] as const) {
      await expect(this.field(name)).toHaveValue('');
    }
    await expect(this.field('privacyConsent')).not.toBeChecked();
    await expect(this.field('contactConsent')).not.toBeChecked();
  }

  /** The toast with exactly these texts, in a region that assistive technology announces. */
  async expectToast(toast: ToastTexts): Promise<void> {
    const shown = this.toast(toast);
    await expect(shown).toBeVisible();
    await expect(shown.getByText(toast.description, { exact: true }).first()).toBeVisible();
  }

  /** The same, after however many pauses between tries; none is waited for. */
  async expectToastAfterPauses(toast: ToastTexts): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(LESS_THAN_A_TOAST_STAYS_MS);
      await expect(this.toast(toast)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await this.expectToast(toast);
  }

  private toast({ role, title }: ToastTexts): Locator {
    return this.page
      .getByRole(role)
      .filter({ has: this.page.getByText(title, { exact: true }) })
      .first();
  }
}
