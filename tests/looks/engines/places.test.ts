import { afterAll, beforeAll, describe, expect } from 'vitest';
import { journey, site } from '../../engines/journey.ts';
import { type OpenPage, placeOf, until, untilAtRest, untilOwnFonts } from '../../engines/open-page.ts';
import { openWithLateFonts, type SlowSite } from './late-fonts.ts';

/** How far below the top of the view a jump ends: below the bar, by the scroll margins of the styles. */
const LANDS_WITHIN = { least: 40, most: 110 };
/** Longer than the browser takes to scroll to the place in fallback fonts, as on a slow connection. */
const LATE_MS = 1500;
/** How far a reloaded page may be from its place without an eye losing it. */
const PLACE_PX = 20;

/** How far the visitor scrolls. */
const OWN_PX = 150;

const FORMS = [
  ['/', 'consulenza'],
  ['/servizi', 'consulenza'],
  ['/lavora-con-noi', 'candidatura'],
  ['/innovazione-digitale/consulenza', 'consulenza'],
] as const;

const RELOADED = ['/', '/servizi', '/innovazione-digitale/digitalizzazione'];

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 740 },
];

const settled = async (page: OpenPage): Promise<void> => {
  await untilOwnFonts(page);
  await untilAtRest(page);
};

/** Waits for a jump to a fragment, which a loaded machine makes late, and until nothing moves any more. */
const landed = async (page: OpenPage): Promise<void> => {
  await until(page, () => scrollY > 0);
  await settled(page);
};

/** Scrolls down to a share of the page. @returns the element in the middle of the view, by its index, and its top */
const goDown = (page: OpenPage, share: number): Promise<{ index: number; top: number }> =>
  page.evaluate((part) => {
    scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' });
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
    return {
      index: [...document.querySelectorAll('*')].indexOf(middle),
      top: middle.getBoundingClientRect().top,
    };
  }, share);

const topOf = (page: OpenPage, index: number): Promise<number> =>
  page.evaluate((at) => document.querySelectorAll('*')[at]?.getBoundingClientRect().top ?? Number.NaN, index);

describe.each(SIZES)('at $width px', (size) => {
  let slow: SlowSite | undefined;
  beforeAll(async () => {
    if (site) slow = await openWithLateFonts(site, LATE_MS);
  });
  afterAll(() => slow?.close());

  journey('lands at a form although the fonts come late', { size }, async (page) => {
    for (const [path, id] of FORMS) {
      await page.goto('about:blank');
      await page.goto(`${slow?.url}${path}#${id}`);
      await landed(page);
      const { top } = await placeOf(page, `#${id}`);
      expect.soft(top, `${path}#${id}`).toBeGreaterThanOrEqual(LANDS_WITHIN.least);
      expect.soft(top, `${path}#${id}`).toBeLessThanOrEqual(LANDS_WITHIN.most);
    }
  });

  journey('does not scroll back a visitor who scrolls on from there', { size }, async (page) => {
    await page.goto(`${slow?.url}/servizi#consulenza`);
    await settled(page);
    const { top } = await placeOf(page, '#consulenza');
    await page.wheel(-OWN_PX);
    await untilAtRest(page);
    const moved = (await placeOf(page, '#consulenza')).top - top;
    expect(Math.abs(moved - OWN_PX)).toBeLessThanOrEqual(PLACE_PX);
  });

  journey('returns to its place after a reload', { size }, async (page) => {
    for (const path of RELOADED)
      for (const share of [0.3, 0.5, 0.7]) {
        await page.goto(site + path);
        await settled(page);
        const { index, top } = await goDown(page, share);
        await page.reload();
        await settled(page);
        const off = Math.abs((await topOf(page, index)) - top);
        expect.soft(off, `${path} at ${share}`).toBeLessThanOrEqual(PLACE_PX);
      }
  });
});

/** Higher than any form section of the site. */
const HIGH = { width: 1920, height: 1600 };
const CENTRED_WITHIN_PX = 8;

journey('centres a form that fits the view', { size: HIGH }, async (page) => {
  for (const [path, id] of FORMS) {
    await page.goto('about:blank');
    await page.goto(`${site}${path}#${id}`);
    await landed(page);
    const { top, height } = await placeOf(page, `#${id}`);
    expect
      .soft(Math.abs(top + height / 2 - HIGH.height / 2), `${path}#${id}`)
      .toBeLessThanOrEqual(CENTRED_WITHIN_PX);
  }
});
