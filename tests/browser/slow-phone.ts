import { expect, type Locator, type Page } from '@playwright/test';
import { observe, readObserved } from '../measure/observers.ts';
import { slowDown } from '../measure/phone.ts';
import { holdScripts } from './island-scripts.ts';

const SLOWER_BY = 6;
const AFTER_FIRST_PAINT_MS = 100;
/** Far above the 100 ms that are aimed at: a busy machine is slower than its clock. */
const NOTICED_MS = 2_000;

/** The early script lets go of a tap after ten seconds (src/early/wake.ts), which a busy machine may need for less. */
const stopTheLongestTimers = (): void => {
  const set = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (task: () => void, wait = 0) => (wait < 10_000 ? set(task, wait) : 0),
  });
};

/** A slow phone on a slow link, which has just painted a page whose script files are still on their way. */
export class SlowPhone {
  readonly page: Page;
  /** Lets the script files come. */
  release = (): void => undefined;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page and waits until a tenth of a second after its first paint. */
  async visit(path: string): Promise<void> {
    await this.page.addInitScript(observe);
    await this.page.addInitScript(stopTheLongestTimers);
    await slowDown(this.page, SLOWER_BY, '3g');
    this.release = await holdScripts(this.page);
    await this.page.goto(path, { waitUntil: 'commit' });
    await this.page.evaluate(async (wait) => {
      const hasPainted = () => performance.getEntriesByName('first-paint').length > 0;
      while (!hasPainted()) await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done, wait));
    }, AFTER_FIRST_PAINT_MS);
  }

  /**
   * Taps where the element stands now, as a finger does: whatever is there gets it.
   *
   * @returns where that was
   */
  async tap(target: Locator): Promise<{ x: number; y: number }> {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not to be seen.`);
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.page.touchscreen.tap(place.x, place.y);
    return place;
  }

  /** Says how long the taps took until the next paint, then lets the script files come. */
  async letScriptsThrough(): Promise<void> {
    const { fcp, taps } = await this.page.evaluate(readObserved);
    // A tap that paints within 16 ms leaves no entry.
    const slowest = Math.max(0, ...taps);
    console.log(`first paint ${Math.round(fcp)} ms; tap to next paint: ${slowest || 'under 16'} ms`);
    expect(slowest, 'milliseconds from the tap to the next paint').toBeLessThan(NOTICED_MS);
    this.release();
  }
}
