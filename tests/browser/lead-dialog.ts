import { expect, type Locator, type Page } from '@playwright/test';
import { haveChosen } from './cookie-choice.ts';
import { LEAD_ENDPOINT, type Prospect, SUBMIT_LABEL } from './lead-form.ts';
import type { ToastTexts } from './toasts.ts';

const HUMAN_FILL_TIME_MS = 3000;

/** The dialog with the lead form, as a visitor meets it. */
export class LeadDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly close: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.heading = this.dialog.getByRole('heading');
    this.close = this.dialog.getByRole('button', { name: 'Chiudi', exact: true });
    this.submit = this.dialog.getByRole('button', { name: SUBMIT_LABEL });
  }

  field(name: keyof Prospect | 'privacyConsent' | 'contactConsent'): Locator {
    return this.dialog.locator(`[name="${name}"]`);
  }

  /** Opens a page whose clock the test moves. */
  async visit(path: string): Promise<void> {
    await haveChosen(this.page);
    await this.page.clock.install();
    await this.page.goto(path);
  }

  /** The dialog is there, named and described, and the focus is on its heading. */
  async expectOpen(title: string): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await expect(this.dialog).toHaveAccessibleName(title);
    await expect(this.dialog).toHaveAccessibleDescription(/\S/);
    await expect(this.heading).toBeFocused();
  }

  async fill(prospect: Prospect): Promise<void> {
    for (const [name, value] of Object.entries(prospect)) {
      // Object.entries widens the keys of a Prospect to strings.
      await this.field(name as keyof Prospect).fill(value);
    }
    await this.field('privacyConsent').check();
    await this.field('contactConsent').check();
  }

  /** The toast stands in the dialog: what is outside of a modal dialog is inert and is not announced. */
  async expectToast({ role, title, description }: ToastTexts): Promise<void> {
    const region = this.dialog.getByRole(role).filter({ hasText: title });
    await expect(region).toContainText(description);
    await expect(region).toBeInViewport();
  }

  /** Sends the filled form like a person. @returns the posted JSON */
  async send(): Promise<Record<string, unknown>> {
    await this.page.clock.fastForward(HUMAN_FILL_TIME_MS);
    const post = this.page.waitForRequest((request) => request.url().endsWith(LEAD_ENDPOINT));
    await this.submit.click();
    return (await post).postDataJSON();
  }
}
