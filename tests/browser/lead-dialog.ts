import { expect, type Locator, type Page } from 'playwright/test';
import { haveChosen } from './cookie-choice.ts';
import { LEAD_ENDPOINT } from './lead-endpoint.ts';
import { LeadFields } from './lead-fields.ts';
import { SUBMIT_LABEL } from './lead-form.ts';
import type { ToastTexts } from './toasts.ts';

/** The dialog with the lead form, as a visitor uses it. */
export class LeadDialog extends LeadFields {
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly close: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    const dialog = page.getByRole('dialog');
    super(page, dialog);
    this.dialog = dialog;
    this.heading = this.dialog.getByRole('heading');
    this.close = this.dialog.getByRole('button', { name: 'Chiudi', exact: true });
    this.submit = this.dialog.getByRole('button', { name: SUBMIT_LABEL });
  }

  /** Opens a page with a clock that the test can move on. */
  async visit(path: string): Promise<void> {
    await haveChosen(this.page);
    await this.page.clock.install();
    await this.page.goto(path);
  }

  /** Expects an open dialog with a name and a description, and the focus on its heading. */
  async expectOpen(title: string): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await expect(this.dialog).toHaveAccessibleName(title);
    await expect(this.dialog).toHaveAccessibleDescription(/\S/);
    await expect(this.heading).toBeFocused();
  }

  /** Expects the toast inside the dialog: outside of a modal dialog it would be inert and not announced. */
  async expectToast({ role, title, description }: ToastTexts): Promise<void> {
    const region = this.dialog.getByRole(role).filter({ hasText: title });
    await expect(region).toContainText(description);
    await expect(region).toBeInViewport();
  }

  /** Sends the filled form after the time that a person takes. @returns the posted JSON */
  async send(): Promise<Record<string, unknown>> {
    await this.waitLikeAPerson();
    const post = this.page.waitForRequest((request) => request.url().endsWith(LEAD_ENDPOINT));
    await this.submit.click();
    return (await post).postDataJSON();
  }
}
