import { chromium } from 'playwright/test';
import { INTERACTION_ENDPOINT } from '../../src/interaction/interaction.ts';
import type { FoundBrowser } from '../browser/find-browser.ts';
import { afterFirstPaint, phone, slowestTap, tapPlace } from './phone.ts';
import { CONTROLS, type Control, median, type Route, type Taps } from './results.ts';

const SLOWER_BY = 6;
const AFTER_TAP_MS = 3_000;
/** On this link, a page takes a while to arrive. */
const PROFILE = '4g';

/** Stands for the request that reports a click on a contact link, since the page does not change. */
const COUNTED = 'counted';

/** The element to tap for each control, and the selector that matches once the tap had its effect. */
const TAPS: Readonly<Record<Control, { readonly selector: string; readonly effect: string }>> = {
  menu: { selector: '.menu-button', effect: '#menu:popover-open' },
  question: { selector: 'main .faq details:not([open]) summary', effect: 'main .faq details[open]' },
  field: { selector: 'main form input[name="name"]', effect: 'main form input[name="name"]:focus' },
  banner: {
    selector: '#cookie-banner button[value="necessary"]:not([aria-label])',
    effect: '#cookie-banner[hidden]',
  },
  dialog: { selector: 'main [data-wakes="lead-dialog"]', effect: '[role=dialog]' },
  // A test cannot see the phone call itself, so the reported click is the effect.
  telephone: { selector: '.bar .phone-link', effect: COUNTED },
};

interface Tap {
  readonly milliseconds: number;
  readonly hasEffect: boolean;
}

/** @returns undefined when the page has no such control */
const tapOnce = async (found: FoundBrowser, address: string, control: Control): Promise<Tap | undefined> => {
  const { selector, effect } = TAPS[control];
  const { executablePath, args, env } = found;
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    const page = await phone(browser, SLOWER_BY, PROFILE);
    let isCounted = false;
    page.on('request', (request) => {
      isCounted ||= request.url().endsWith(INTERACTION_ENDPOINT);
    });
    await page.goto(address, { waitUntil: 'commit', timeout: 90_000 });
    await afterFirstPaint(page);
    const target = page.locator(selector).first();
    await page.waitForLoadState('domcontentloaded');
    if ((await target.count()) === 0 || !(await tapPlace(page, target))) return undefined;
    await page.waitForTimeout(AFTER_TAP_MS);
    const hasEffect = effect === COUNTED ? isCounted : (await page.locator(effect).count()) > 0;
    return { milliseconds: await slowestTap(page), hasEffect };
  } finally {
    await browser.close();
  }
};

/**
 * Taps each control of a page as soon as it has painted.
 *
 * @param address the page's address on this machine
 * @param runs taps on each control, each on a new page
 */
export const tapRoute = async (
  found: FoundBrowser,
  address: string,
  runs: number,
): Promise<NonNullable<Route['taps']>> => {
  const results: Partial<Record<Control, Taps>> = {};
  for (const control of CONTROLS) {
    const taps: Tap[] = [];
    while (taps.length < runs) {
      const tap = await tapOnce(found, address, control);
      if (!tap) break;
      taps.push(tap);
    }
    if (taps.length > 0)
      results[control] = {
        milliseconds: median(taps.map(({ milliseconds }) => milliseconds)),
        effective: taps.filter(({ hasEffect }) => hasEffect).length,
        of: runs,
      };
  }
  return results;
};
