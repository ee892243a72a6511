import { expect, type Locator, type Page } from 'playwright/test';
import { WORDS } from './site-words.ts';

const COOKIE_CHOICE_KEY = 'cookie-preferences';

/** The choice as the page stores it. */
interface StoredChoice {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly timestamp: number;
}

/** The cookie banner and its dialog, as a visitor sees them. */
export class CookieBanner {
  readonly region: Locator;
  readonly dialog: Locator;
  /** The footer's link that opens the dialog again. */
  readonly reopen: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: WORDS.cookies.banner.name });
    this.dialog = page.getByRole('dialog', { name: WORDS.cookies.preferences });
    this.reopen = page.getByRole('contentinfo').getByRole('link', { name: WORDS.cookies.preferences });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  switch(name: string): Locator {
    return this.dialog.getByRole('switch', { name });
  }

  /** The stored text, unparsed. */
  text(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), COOKIE_CHOICE_KEY);
  }

  /** Opens a page with this text already in storage, as after an earlier visit. */
  async visitWith(text: string, path = '/'): Promise<void> {
    await this.page.goto('/');
    await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      COOKIE_CHOICE_KEY,
      text,
    ] as const);
    await this.page.goto(path);
  }

  /** Expects exactly the four keys of Specification §3, with a time less than a minute ago. */
  async expectStored(analytics: boolean, marketing: boolean): Promise<void> {
    await expect.poll(() => this.text()).not.toBeNull();
    const stored: StoredChoice = JSON.parse((await this.text()) ?? '');
    expect(stored).toEqual({ necessary: true, analytics, marketing, timestamp: expect.any(Number) });
    expect(Object.keys(stored)).toEqual(['necessary', 'analytics', 'marketing', 'timestamp']);
    const now = await this.page.evaluate(() => Date.now());
    expect(now - stored.timestamp).toBeGreaterThanOrEqual(0);
    expect(now - stored.timestamp).toBeLessThan(60_000);
  }
}
