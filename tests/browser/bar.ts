import { expect, type Locator, type Page } from 'playwright/test';
import { haveChosen } from './cookie-choice.ts';
import { MENUS } from './site-words.ts';

/** The bar with its two mega-menus on a wide screen. */
export class Bar {
  readonly page: Page;
  readonly connectivity: Locator;
  readonly innovation: Locator;
  readonly about: Locator;
  /** The panels of connectivity and of digital innovation. */
  readonly connectivityPanel: Locator;
  readonly innovationPanel: Locator;

  constructor(page: Page) {
    this.page = page;
    const bar = page.getByRole('navigation', { name: 'Principale' });
    this.connectivity = bar.getByRole('button', { name: MENUS.areas.connettivita.title });
    this.innovation = bar.getByRole('button', { name: MENUS.areas.innovazione.title });
    this.about = bar.locator('a[href="/chi-siamo"]');
    this.connectivityPanel = page.locator('#menu-connettivita');
    this.innovationPanel = page.locator('#menu-innovazione');
  }

  /** Opens a page with a paused clock and waits until the menus' island is live. */
  async visit(): Promise<void> {
    const noon = new Date('2026-11-20T12:00:00Z');
    await haveChosen(this.page);
    await this.page.clock.install({ time: noon });
    // The clock runs until this pauses it, which takes less than a minute on any machine.
    await this.page.clock.pauseAt(noon.getTime() + 60_000);
    await this.page.goto('/fibra-ottica');
    await this.about.focus();
    // The page requests the island after a frame, and frames follow the paused clock too.
    await this.wait(100);
    await this.untilHydrated();
    await this.about.blur();
  }

  async untilHydrated(): Promise<void> {
    await expect(this.connectivity).toHaveAttribute('aria-expanded');
  }

  /** Moves the page's clock on by this many milliseconds. */
  async wait(duration: number): Promise<void> {
    await this.page.clock.runFor(duration);
  }
}
