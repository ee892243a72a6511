import { expect, type Locator, type Page } from '@playwright/test';
import { LeadFields } from './lead-fields.ts';
import { newProspect, type Prospect } from './prospect.ts';
import { TOASTS, type ToastTexts } from './toasts.ts';

/** Specification §9. */
export const SUBMIT_LABEL = 'Invia Richiesta';
/** src/islands/toast/Toast.tsx: one that has come must be seen before its time is over. */
const LESS_THAN_A_TOAST_STAYS_MS = 10_000;
/** Specification §5. */
export const WRONG_EMAIL = 'Formato email non valido';

const TEXTS = ['name', 'email', 'phone', 'message'] as const;
const TIMERS_MS = 100;
const STOPS_IN_A_FORM = 12;

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
export class LeadForm extends LeadFields {
  readonly form: Locator;
  readonly submit: Locator;
  /** What stands in the place of the form once it was sent. */
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

  /** The form of the page with which the function answers a form that has errors. */
  get returned(): LeadForm {
    return new LeadForm(this.page, { ...this.#place, id: 'correzione' });
  }

  /** Opens the page on a clock of its own, so that {@link waitLikeAPerson} takes no time. */
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

  /** Fills the form in and takes the time of a person. */
  async fillLikeAPerson(prospect: Prospect): Promise<void> {
    await this.fill(prospect);
    await this.untilHydrated();
    await this.waitLikeAPerson();
  }

  /** Waits until React owns the form and has kept what was typed before: from then on the messages are its own. */
  async untilHydrated(timeout?: number): Promise<void> {
    await expect(this.form).toHaveAttribute('novalidate', '', timeout === undefined ? {} : { timeout });
  }

  /** Presses the button and waits for this toast. */
  async send(toast: ToastTexts): Promise<void> {
    await this.submit.click();
    await this.expectToast(toast);
  }

  /** Opens the page, fills it in and sends it in less time than a person needs. */
  async sendTooFast(prospect: Prospect): Promise<void> {
    const noon = new Date('2026-11-20T12:00:00Z');
    await this.page.clock.install({ time: noon });
    // The clock stands still: a slow machine is still too fast. Later than its clock has got by now.
    await this.page.clock.pauseAt(new Date('2026-11-20T12:10:00Z'));
    await this.page.goto(this.#place.path);
    await this.fill(prospect);
    // The island is asked for after a frame.
    await this.letTimersRun();
    await this.untilHydrated();
    await this.letTimersRun();
    await this.submit.click();
    await this.letTimersRun();
    await this.expectToast(TOASTS.tooFast);
    await this.expectKept(prospect);
  }

  /** On a clock that stands still: lets what the page has scheduled happen. */
  async letTimersRun(): Promise<void> {
    await this.page.clock.runFor(TIMERS_MS);
  }

  /** Sends the form without JavaScript from a browser that checks no field. */
  async sendUnchecked(): Promise<void> {
    await this.form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await this.submit.click();
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

/** Opens a page and fills its form in as a person does: the hero's on `/fibra-ottica`, unless another is named. */
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
