import type { Page } from 'playwright/test';
import { disclosures } from './accessibility-tree.ts';
import { expectAccessible } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './island-scripts.ts';
import { nightlyIf } from './nightly.ts';
import { Questions } from './questions.ts';
import { SITE } from './site-words.ts';

/** The index of the home page's last question. */
const LAST = SITE.faq('homepage').items.length - 1;

const FAQ_FILE = /\/_astro\/Faq\.[^/]+\.js$/;

/** @returns the addresses of the script files that the page requests, a list that grows */
const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};

test.beforeEach(({ page }) => haveChosen(page));

test('loads React on the first reach, not before', async ({ page }) => {
  const questions = new Questions(page);
  const scripts = scriptsOf(page);
  await page.goto('/');
  await questions.centre(2);
  await page.waitForLoadState('networkidle');
  await expect(questions.island).toHaveAttribute('ssr');
  expect(scripts).toEqual([]);
  await questions.all.nth(2).hover();
  await expect(questions.island).not.toHaveAttribute('ssr');
  expect(scripts.filter((url) => FAQ_FILE.test(url))).toHaveLength(1);
  await questions.expectOpen();
});

for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
  test(
    `does not load React when the connection says ${JSON.stringify(connection)}`,
    nightlyIf('effectiveType' in connection),
    async ({ page }) => {
      const questions = new Questions(page);
      const scripts = scriptsOf(page);
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto('/');
      await questions.all.nth(2).click();
      await questions.expectOpen(2);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await expect(questions.island).toHaveAttribute('ssr');
    },
  );
}

test('keeps what the first tap opened when React comes, and moves nothing', async ({ page }) => {
  const questions = new Questions(page);
  const release = await holdScripts(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await questions.all.nth(2).click();
  await questions.expectOpen(2);
  const before = await questions.tops();
  release();
  await expect(questions.island).not.toHaveAttribute('ssr');
  await questions.expectOpen(2);
  expect(await questions.tops()).toEqual(before);
  await questions.all.nth(2).click();
  await questions.expectOpen();
});

test('closes the question that the browser opened by itself when another opens', async ({ page }) => {
  const questions = new Questions(page);
  await page.goto('/');
  await questions.hydrate();
  await page
    .locator('.faq details')
    .nth(LAST)
    .evaluate((details) => details.toggleAttribute('open', true));
  await questions.expectOpen(LAST);
  await questions.all.first().click();
  await questions.expectOpen(0);
  await questions.all.nth(LAST).click();
  await questions.expectOpen(LAST);
});

test('is accessible and exposes its state, open and closed', { tag: '@nightly' }, async ({ page }) => {
  const questions = new Questions(page);
  await page.goto('/');
  await questions.hydrate();
  await expectAccessible(page);
  await questions.all.nth(2).click();
  await questions.expectExposed();
  await expectAccessible(page);
  await questions.all.nth(2).click();
  const openStates = async () => (await disclosures(page)).map(([, isOpen]) => isOpen);
  await expect.poll(openStates).toEqual(SITE.faq('homepage').items.map(() => false));
  await expectAccessible(page);
});

for (const width of [360, 1280]) {
  for (const hand of ['finger', 'key'] as const) {
    test(
      `keeps a question under the ${hand} when an open one above it closes, at ${width} px`,
      nightlyIf((width === 360) === (hand === 'key')),
      async ({ page }) => {
        const questions = new Questions(page);
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/');
        await questions.hydrate();
        for (const place of [1, LAST]) {
          await questions.centre(place);
          const before = await questions.tops();
          const question = questions.all.nth(place);
          await (hand === 'key' ? question.press('Enter') : question.click());
          await questions.expectOpen(place);
          const after = await questions.tops();
          // Pages scroll by whole pixels, so the position may differ by less than one.
          expect(Math.abs((after[place] ?? 0) - (before[place] ?? 0))).toBeLessThan(1);
        }
      },
    );
  }
}

const animated = (page: Page) =>
  page
    .locator('.faq details')
    .evaluateAll((all) => all.flatMap((details) => details.querySelector('p')?.getAnimations() ?? []).length);

test('shows an answer at once when the visitor prefers reduced motion', async ({ page }) => {
  const questions = new Questions(page);
  await page.goto('/');
  await questions.hydrate();
  await questions.all.nth(2).click();
  await questions.expectOpen(2);
  expect(await animated(page)).toBe(0);
});

test.describe('without a preference for reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('unrolls an answer in 150 ms', async ({ page }) => {
    const questions = new Questions(page);
    await page.goto('/');
    await questions.hydrate();
    const heights = await page
      .locator('.faq details')
      .nth(2)
      .evaluate((details) => {
        const answer = details.querySelector('p');
        details.querySelector('summary')?.click();
        const [unrolling] = answer?.getAnimations() ?? [];
        if (!answer || !unrolling) return [];
        unrolling.pause();
        return [0, 75, 149, 150].map((time) => {
          unrolling.currentTime = time;
          return answer.offsetHeight;
        });
      });
    const [first = NaN, half = NaN, almost = NaN, last = NaN] = heights;
    expect(first).toBe(0);
    expect(half).toBeGreaterThan(last / 3);
    expect(half).toBeLessThan(last);
    expect(almost).toBeGreaterThan(last - 3);
    expect(last).toBeGreaterThan(60);
  });
});
