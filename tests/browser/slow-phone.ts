import { expect, type Locator, type Page } from '@playwright/test';
import { observe, readObserved } from '../measure/observers.ts';
import { slowDown } from '../measure/phone.ts';
import { holdScripts } from './island-scripts.ts';

const SLOWER_BY = 6;
const AFTER_FIRST_PAINT_MS = 100;
/** Far above the target of 100 ms, since a busy machine is slower. */
const NOTICED_MS = 2_000;

/** The early script drops a held tap after ten seconds (src/early/wake.ts), which a busy machine may exceed. */
const stopTheLongestTimers = (): void => {
  const set = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (task: () => void, wait = 0) => (wait < 10_000 ? set(task, wait) : 0),
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
   * Taps the element's current position, as a finger does: whatever is there receives the tap.
   *
   * @returns the position
   */
  async tap(target: Locator): Promise<{ x: number; y: number }> {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not visible.`);
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.page.touchscreen.tap(place.x, place.y);
    return place;
  }

  /** Logs and checks how long the taps took until the next paint, then lets the script files load. */
  async letScriptsThrough(): Promise<void> {
    const { fcp, taps } = await this.page.evaluate(readObserved);
    // A tap that paints within 16 ms leaves no entry.
    const slowest = Math.max(0, ...taps);
    console.log(`first paint ${Math.round(fcp)} ms; tap to next paint: ${slowest || 'under 16'} ms`);
    expect(slowest, 'milliseconds from the tap to the next paint').toBeLessThan(NOTICED_MS);
    this.release();
  }
}
