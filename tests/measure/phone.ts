import type { Locator, Page } from 'playwright/test';

/** A phone's link: slow 4G, the setting of Lighthouse and WebPageTest for mobile. */
export const SLOW_LINK = { roundTripMs: 150, downKbps: 1638, upKbps: 750 };

/** A link that browsers report as slow (`effectiveType` below 4g): questions and menu then stay native. */
const SLOWEST_LINK = { roundTripMs: 400, downKbps: 400, upKbps: 400 };

const AFTER_FIRST_PAINT_MS = 100;

/** Records how long taps take until the next paint; runs in the browser before the page's code. */
const observeTaps = (): void => {
  const taps: number[] = [];
  Object.assign(globalThis, { measuredTaps: taps });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) taps.push(duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/**
 * Slows a page down to a phone on a slow link and records its taps.
 *
 * @param page not opened yet
 * @param slowerBy how many times slower its processor is than this machine's
 */
export const slowDown = async (page: Page, slowerBy: number): Promise<void> => {
  await page.addInitScript(observeTaps);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await session.send('Network.enable');
  const { roundTripMs, downKbps, upKbps } = SLOWEST_LINK;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    // Bytes per second.
    downloadThroughput: downKbps * 125,
    uploadThroughput: upKbps * 125,
  });
};

/** Resolves a tenth of a second after the page's first paint. */
export const afterFirstPaint = (page: Page): Promise<void> =>
  page.evaluate(async (wait) => {
    while (performance.getEntriesByName('first-paint').length === 0) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, wait));
  }, AFTER_FIRST_PAINT_MS);

/**
 * Taps the place where the element is at that moment, as a finger does, whatever is there by then.
 *
 * @returns the place; undefined when the element is not visible
 */
export const tapPlace = async (
  page: Page,
  target: Locator,
): Promise<{ readonly x: number; readonly y: number } | undefined> => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) return undefined;
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.touchscreen.tap(place.x, place.y);
  return place;
};

/** @returns the milliseconds from the slowest tap to the next paint; 0 when each painted within 16 ms */
export const slowestTap = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as { measuredTaps: number[] }).measuredTaps));
