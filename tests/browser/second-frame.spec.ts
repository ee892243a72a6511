import type { Page } from '@playwright/test';
import { readSite } from '../site/built-site.ts';
import { fewFrames } from './few-frames.ts';
import { expect, test } from './fixtures.ts';
import { expectNoShift, watchShifts } from './layout-shifts.ts';
import { untilOwnFonts } from './own-fonts.ts';
import { visitAll } from './visit-all.ts';

const PATHS = readSite().pages.map(({ path }) => path);
const WITH_HERO_FORM = '/fibra-ottica';
const FORM = 'contatto-hero';

declare global {
  interface Window {
    formInSecondFrame?: boolean | undefined;
    /** How often a section has left its place for a frame. */
    leaves?: number;
  }
}

/** Asks before the second frame with the form is made what the first had of it. */
const lookAtForm = (form: string): void => {
  const isRendered = () =>
    document.getElementById(form)?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  const wait = () => {
    if (!document.getElementById(form)) return requestAnimationFrame(wait);
    return requestAnimationFrame(() => {
      window.formInSecondFrame = isRendered() ?? false;
    });
  };
  requestAnimationFrame(wait);
};

/** Fonts that are there before the first frame end it. @returns what lets them come */
const holdFonts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference', expectedErrors: /404/ });

test('on a phone the first frame has no form to lay out, and the next has', async ({ page }) => {
  await page.addInitScript(lookAtForm, FORM);
  const release = await holdFonts(page);
  await page.goto(WITH_HERO_FORM, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => window.formInSecondFrame)).toBe(false);
  const heading = page.locator(`#${FORM} h2`);
  const isRendered = () =>
    heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isRendered).toBe(true);
  release();
});

test('nothing that is seen moves when it comes', async ({ context }) => {
  await visitAll(context, [...PATHS, `${WITH_HERO_FORM}#${FORM}`], async (page, path) => {
    await watchShifts(page);
    await page.goto(path);
    await untilOwnFonts(page);
    await expectNoShift(page, path);
  });
});

/** Counts from when a page begins. */
const countLeaves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.leaves = 0;
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'below') window.leaves = (window.leaves ?? 0) + 1;
    });
  });

const leaves = async (page: Page): Promise<number | undefined> => {
  await untilOwnFonts(page);
  await fewFrames(page);
  return page.evaluate(() => window.leaves);
};

test('where the browser looks for a visitor’s place, nothing leaves its own', async ({ page }) => {
  await countLeaves(page);
  const release = await holdFonts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => window.leaves)).toBeGreaterThan(0);
  release();
  await untilOwnFonts(page);
  await page.reload();
  expect(await leaves(page)).toBe(0);
  await page.goto('/servizi#consulenza');
  expect(await leaves(page)).toBe(0);
});

test.describe('of a page that is there nothing leaves its place', () => {
  test.beforeEach(({ page }) => countLeaves(page));

  test('on the way to a fragment and back', async ({ page }) => {
    await page.goto('/');
    const before = await leaves(page);
    await page.evaluate(async () => {
      location.hash = 'consulenza';
      const isBack = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      history.back();
      await isBack;
    });
    expect(await leaves(page)).toBe(before);
  });

  test('when a phone is turned', async ({ page }) => {
    await page.setViewportSize({ width: 915, height: 412 });
    await page.goto('/');
    expect(await leaves(page)).toBe(0);
    await page.setViewportSize({ width: 412, height: 915 });
    expect(await leaves(page)).toBe(0);
  });

  test('on paper as narrow as a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    expect(await leaves(page)).toBe(0);
    // As if the fonts had not come yet.
    await page.locator('body').evaluate((body) => body.setAttribute('id', 'fresh'));
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 718, height: 800 });
    await fewFrames(page);
    expect(await page.evaluate(() => window.leaves)).toBe(0);
  });
});

test('no part of a form asks for a font of the system', async ({ page }) => {
  await page.goto(WITH_HERO_FORM);
  const fonts = await page
    .locator(`#${FORM} :is(input, textarea, button)`)
    .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).fontFamily));
  expect(fonts.length).toBeGreaterThan(6);
  for (const font of fonts) expect(font).toMatch(/^"?Archivo/);
});
