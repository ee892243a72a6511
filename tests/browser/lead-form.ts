import { expect, type Locator, type Page } from 'playwright/test';
import { LeadFields } from './lead-fields.ts';
import { newProspect, type Prospect } from './prospect.ts';
import { TOASTS, type ToastTexts } from './toasts.ts';

/** Specification §9. */
export const SUBMIT_LABEL = 'Invia Richiesta';
/** Shorter than a toast shows (src/islands/toast/Toast.tsx), so that a step of the clock cannot skip one. */
const LESS_THAN_A_TOAST_STAYS_MS = 10_000;
/** Specification §5. */
export const WRONG_EMAIL = 'Formato email non valido';

const TEXTS = ['name', 'email', 'phone', 'message'] as const;
const TIMERS_MS = 100;
const STOPS_IN_A_FORM = 12;

/** A page, the prefix of its form's ids, and the label of the form's button. */
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

/** A lead form as a visitor uses it: by default the hero's on `/fibra-ottica`. */
export class LeadForm extends LeadFields {
  readonly form: Locator;
  readonly submit: Locator;
  /** Replaces the form after it is sent. */
  readonly receipt: Locator;
  readonly #place: FormPlace;

  constructor(page: Page, place = HERO_FORM) {
    const form = page.locator(`form#${place.id}-form`);
    super(page, form);
    this.#place = place;
    this.form = form;
    this.submit = form.locator('[type=submit]');
    this.receipt = form.locator('.receipt');
  }

  /** The form on the page that the function answers with when a form has errors. */
  get returned(): LeadForm {
    return new LeadForm(this.page, { ...this.#place, id: 'correzione' });
  }

  /** Opens the page with a fake clock, so that {@link waitLikeAPerson} takes no time. */
  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(this.#place.path);
  }

  /** Loads the page again and waits until React owns the form. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.field('name').focus();
    await this.untilHydrated();
  }

  /** Fills in the form and takes as long as a person would. */
  async fillLikeAPerson(prospect: Prospect): Promise<void> {
    await this.fill(prospect);
    await this.untilHydrated();
    await this.waitLikeAPerson();
  }

  /** Waits until React owns the form and has taken over what was typed; from then on React writes the messages. */
  async untilHydrated(timeout?: number): Promise<void> {
    await expect(this.form).toHaveAttribute('novalidate', '', timeout === undefined ? {} : { timeout });
  }

  /** Clicks the button and waits for this toast. */
  async send(toast: ToastTexts): Promise<void> {
    await this.submit.click();
    await this.expectToast(toast);
  }

  /** Clicks the button without a connection: the form then says so, and how long the lead is kept. */
  async sendWithoutConnection(): Promise<void> {
    await this.submit.click();
    await expect(this.form.getByText(TOASTS.offline.title, { exact: true })).toBeVisible();
  }

  /** Opens the page, and fills in and sends the form faster than a person could. */
  async sendTooFast(prospect: Prospect): Promise<void> {
    const noon = new Date('2026-11-20T12:00:00Z');
    await this.page.clock.install({ time: noon });
    // Pauses at a time that the running clock has not reached, so that the form is too fast on a slow machine too.
    await this.page.clock.pauseAt(new Date('2026-11-20T12:10:00Z'));
    await this.page.goto(this.#place.path);
    await this.fill(prospect);
    // The page requests the island after a frame.
    await this.letTimersRun();
    await this.untilHydrated();
    await this.letTimersRun();
    await this.submit.click();
    await this.letTimersRun();
    await this.expectToast(TOASTS.tooFast);
    await this.expectKept(prospect);
  }

  /** Runs what the page has scheduled while its clock is paused. */
  async letTimersRun(): Promise<void> {
    await this.page.clock.runFor(TIMERS_MS);
  }

  /** Sends the form without JavaScript and without the browser's own checks. */
  async sendUnchecked(): Promise<void> {
    await this.form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await this.submit.click();
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let stop = 0; stop < STOPS_IN_A_FORM; stop += 1) {
      await this.page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  }

  /**
   * Changes a field as a script would, without an event, and submits before the gate notices. It does not click,
   * because pressing the mouse gives the button the focus, and on a slow machine the gate disables it before the mouse
   * is released.
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

  async expectTexts(texts: Readonly<Record<(typeof TEXTS)[number], string>>): Promise<void> {
    for (const name of TEXTS) await expect(this.field(name)).toHaveValue(texts[name]);
  }

  async expectKept(prospect: Prospect): Promise<void> {
    await this.expectTexts(prospect);
    await expect(this.field('privacyConsent')).toBeChecked();
    await expect(this.field('contactConsent')).toBeChecked();
  }

  async expectEmpty(): Promise<void> {
    await this.expectTexts({ name: '', email: '', phone: '', message: '' });
    await expect(this.field('privacyConsent')).not.toBeChecked();
    await expect(this.field('contactConsent')).not.toBeChecked();
  }

  /** Expects the toast with exactly these texts, in a region that assistive technology announces. */
  async expectToast(toast: ToastTexts): Promise<void> {
    const shown = this.toast(toast);
    await expect(shown).toBeVisible();
    await expect(shown.getByText(toast.description, { exact: true }).first()).toBeVisible();
  }

  /** Expects the toast after any number of pauses between tries, and skips the pauses by moving the clock on. */
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

/** Opens a page and fills in its form as a person would: by default the hero's on `/fibra-ottica`. */
export const openFilledForm = async (
  page: Page,
  place = HERO_FORM,
  different: Partial<Prospect> = {},
): Promise<{ readonly form: LeadForm; readonly prospect: Prospect }> => {
  const form = new LeadForm(page, place);
  const prospect = { ...newProspect(), ...different };
  await form.open();
  await form.fillLikeAPerson(prospect);
  return { form, prospect };
};
