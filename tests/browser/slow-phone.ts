import { expect, type Locator, type Page } from 'playwright/test';
import { afterFirstPaint, slowDown, slowestTap, tapPlace } from '../measure/phone.ts';
import { holdScripts } from './island-scripts.ts';

const SLOWER_BY = 4;
/** Far above the target of 100 ms, since a busy machine is slower. */
const NOTICED_MS = 2_000;

/** The early script drops a held tap after ten seconds (src/early/wake.ts), which a busy machine may exceed. */
const stopTheLongestTimers = (): void => {
  const set = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (task: () => void, wait = 0, ...given: unknown[]) =>
      wait < 10_000 ? set(task, wait, ...given) : 0,
  });
};

/** A slow phone on a slow connection, right after the first paint while the script files are still loading. */
export class SlowPhone {
  readonly page: Page;
  /** Lets the script files load. */
  release = (): void => undefined;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page and waits until a tenth of a second after its first paint. */
  async visit(path: string): Promise<void> {
    await this.page.addInitScript(stopTheLongestTimers);
    await slowDown(this.page, SLOWER_BY);
    this.release = await holdScripts(this.page);
    await this.page.goto(path, { waitUntil: 'commit' });
    await afterFirstPaint(this.page);
  }

  /**
   * Taps the element's current position, as a finger does: whatever is there receives the tap.
   *
   * @returns the position
   */
  async tap(target: Locator): Promise<{ x: number; y: number }> {
    const place = await tapPlace(this.page, target);
    if (!place) throw new Error(`${target} is not visible.`);
    return place;
  }

  /** Logs and checks how long the taps took until the next paint, then lets the script files load. */
  async letScriptsThrough(): Promise<void> {
    const slowest = await slowestTap(this.page);
    console.log(`tap to next paint: ${slowest || 'under 16'} ms`);
    expect(slowest, 'milliseconds from the tap to the next paint').toBeLessThan(NOTICED_MS);
    this.release();
  }
}
