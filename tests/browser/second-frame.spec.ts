import { readSite } from '../site/built-site.ts';
import { expect, test } from './fixtures.ts';
import { expectNoShift, watchShifts } from './layout-shifts.ts';
import { visitAll } from './visit-all.ts';

const PATHS = readSite().pages.map(({ path }) => path);
const WITH_HERO_FORM = '/fibra-ottica';
const FORM = 'contatto-hero';

declare global {
  interface Window {
    formInSecondFrame?: boolean | undefined;
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

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'no-preference', expectedErrors: /404/ });

test('on a phone the first frame has no form to lay out, and the next has', async ({ page }) => {
  await page.addInitScript(lookAtForm, FORM);
  await page.goto(WITH_HERO_FORM);
  await expect.poll(() => page.evaluate(() => window.formInSecondFrame)).toBe(false);
  const heading = page.locator(`#${FORM} h2`);
  const isRendered = () =>
    heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isRendered).toBe(true);
});

test('nothing that is seen moves when it comes', async ({ context }) => {
  test.setTimeout(180_000);
  await visitAll(context, [...PATHS, `${WITH_HERO_FORM}#${FORM}`], async (page, path) => {
    await watchShifts(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expectNoShift(page, path);
  });
});

test('the way back from a fragment takes nothing out of the view', async ({ page }) => {
  await page.goto('/');
  const restarts = await page.evaluate(async () => {
    let starts = 0;
    const frames = async () => {
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    };
    await frames();
    location.hash = 'consulenza';
    await frames();
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'below') starts++;
    });
    const isBack = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    history.back();
    await isBack;
    await frames();
    return starts;
  });
  expect(restarts).toBe(0);
});

test('no part of a form asks for a font of the system', async ({ page }) => {
  await page.goto(WITH_HERO_FORM);
  const fonts = await page
    .locator(`#${FORM} :is(input, textarea, button)`)
    .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).fontFamily));
  expect(fonts.length).toBeGreaterThan(6);
  for (const font of fonts) expect(font).toMatch(/^"?Archivo/);
});
