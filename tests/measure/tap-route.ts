import type { Page } from '@playwright/test';
import { INTERACTION_ENDPOINT } from '../../src/interaction/interaction.ts';
import { hostOf } from './hosts.ts';
import type { Lab } from './lab.ts';
import { readObserved } from './observers.ts';
import { phone } from './phone.ts';
import { CONTROLS, type Control, median, type Route, type Taps } from './results.ts';

const SLOWER_BY = 6;
const AFTER_FIRST_PAINT_MS = 100;
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

const afterFirstPaint = (page: Page): Promise<void> =>
  page.evaluate(async (wait) => {
    while (performance.getEntriesByName('first-paint').length === 0) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, wait));
  }, AFTER_FIRST_PAINT_MS);

/** Taps the place where the element is at that moment, as a finger does, whatever is there by then. */
const tapOnce = async (
  lab: Lab,
  path: string,
  control: Control,
): Promise<{ milliseconds: number; hasEffect: boolean } | undefined> => {
  const { selector, effect } = TAPS[control];
  const browser = await lab.browse();
  try {
    const { page } = await phone(browser, SLOWER_BY, lab.imitated(PROFILE));
    let isCounted = false;
    page.on('request', (request) => {
      isCounted ||= request.url().endsWith(INTERACTION_ENDPOINT);
    });
    await page.goto(lab.origin(hostOf('own', '1.4 kB')) + path, { waitUntil: 'commit', timeout: 90_000 });
    await afterFirstPaint(page);
    const target = page.locator(selector).first();
    await page.waitForLoadState('domcontentloaded');
    if ((await target.count()) === 0) return undefined;
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await target.boundingBox();
    if (!box) return undefined;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(AFTER_TAP_MS);
    const { taps } = await page.evaluate(readObserved);
    const hasEffect = effect === COUNTED ? isCounted : (await page.locator(effect).count()) > 0;
    // A tap that paints within 16 ms has no entry.
    return { milliseconds: Math.max(0, ...taps), hasEffect };
  } finally {
    await browser.close();
  }
};

const tapOften = async (
  lab: Lab,
  path: string,
  control: Control,
  runs: number,
): Promise<Taps | undefined> => {
  const taps = [];
  while (taps.length < runs) {
    const tap = await tapOnce(lab, path, control);
    if (!tap) return undefined;
    taps.push(tap);
  }
  return {
    milliseconds: median(taps.map(({ milliseconds }) => milliseconds)),
    effective: taps.filter(({ hasEffect }) => hasEffect).length,
    of: runs,
  };
};

/** @param runs taps on each control, each on a new page */
export const tapRoute = async (lab: Lab, path: string, runs: number): Promise<NonNullable<Route['taps']>> => {
  await lab.setProfile(PROFILE);
  const found: Partial<Record<Control, Taps>> = {};
  for (const control of CONTROLS) {
    const taps = await tapOften(lab, path, control, runs);
    if (taps) found[control] = taps;
  }
  return found;
};
