import type { Lab } from './lab.ts';
import { readObserved } from './observers.ts';
import { phone } from './phone.ts';
import type { ProfileName } from './profiles.ts';
import { median, type Taps } from './results.ts';

const SLOWER_BY = 6;
const AFTER_TAP_MS = 1_000;

/** The three things that a visitor taps first. */
const CONTROLS: Readonly<Record<keyof Taps, string>> = {
  menu: '.menu-button',
  question: 'main .faq details:not([open]) summary',
  field: 'main form input[name="name"]',
};

const tap = async (
  lab: Lab,
  path: string,
  selector: string,
  throttle: ProfileName | undefined,
): Promise<number | null> => {
  const browser = await lab.browse();
  try {
    const { page } = await phone(browser, SLOWER_BY, throttle);
    await page.goto(lab.origin + path, { waitUntil: 'load', timeout: 90_000 });
    const control = page.locator(selector).first();
    if ((await control.count()) === 0) return null;
    await control.scrollIntoViewIfNeeded();
    await control.tap();
    await page.waitForTimeout(AFTER_TAP_MS);
    const { taps } = await page.evaluate(readObserved);
    // A tap that paints within 16 ms leaves no entry.
    return Math.max(0, ...taps);
  } finally {
    await browser.close();
  }
};

/**
 * @param runs taps on each control, each on a page of its own
 * @returns for each control the median time from the tap to the next paint, in milliseconds
 */
export const tapRoute = async (
  lab: Lab,
  path: string,
  runs: number,
  throttle: ProfileName | undefined,
): Promise<Taps> => {
  const of = async (control: keyof Taps): Promise<number | null> => {
    const times: number[] = [];
    while (times.length < runs) {
      const time = await tap(lab, path, CONTROLS[control], throttle);
      if (time === null) return null;
      times.push(time);
    }
    return median(times);
  };
  return { menu: await of('menu'), question: await of('question'), field: await of('field') };
};
