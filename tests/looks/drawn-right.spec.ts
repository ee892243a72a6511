import type { Page } from 'playwright/test';
import { compressedBytes, firstView } from '../../build/page/weight.ts';
import { isKind } from '../../src/content-model/section.ts';
import { section as connectivityHero } from '../../src/sections/connectivity-hero/connectivity-hero.schema.ts';
import { section as successStory } from '../../src/sections/success-story/success-story.schema.ts';
import { haveChosen } from '../browser/cookie-choice.ts';
import { EVERY_PATH } from '../browser/every-path.ts';
import { expect, test } from '../browser/fixtures.ts';
import { HERO_FORM, openFilledForm } from '../browser/lead-form.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';
import { SITE } from '../browser/site-words.ts';
import { visitAll } from './visit-all.ts';

const PHONE = { width: 390, height: 844 };
/** From `<!doctype` to the end of the hero, in brotli (docs/performance.md). */
const OWN_FIRST_VIEW_MAX_BYTES = 6000;

/** Pages whose hero names a price. */
const PRICED = SITE.pages
  .filter(({ sections }) => sections.some((one) => isKind(connectivityHero)(one) && one.price !== undefined))
  .map(({ path }) => path);

// One of the paths is the error page, which logs its own address too (Specification §2).
test.use({ expectedErrors: /404/ });
test.beforeEach(({ page }) => haveChosen(page));

const open = async (page: Page, path: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await untilOwnFonts(page);
};

test('shows price, what it buys and the tax in the first view of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of PRICED) {
    await page.goto(path);
    await untilOwnFonts(page);
    const offer = page.locator('.offer');
    await expect(offer, path).toBeInViewport({ ratio: 1 });
    await expect(offer, path).toContainText(/al mese.*IVA esclusa|Su misura/s);
    expect((await offer.locator('b').last().innerText()).length, path).toBeGreaterThan(10);
    const size = await offer
      .locator('.price')
      .evaluate((price) => Number.parseFloat(getComputedStyle(price).fontSize));
    expect(size, path).toBeGreaterThanOrEqual(40);
  }
});

test('sends a phone nothing up to the end of the hero that it does not show', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of PRICED) {
    await page.goto(path);
    const unseen = await page.locator('#hero').evaluate((hero) =>
      [...hero.querySelectorAll('*')]
        .filter((element) => !element.checkVisibility() && getComputedStyle(element).display !== 'contents')
        // What scripts or the visitor will show, and what only prints or breaks a line.
        .filter((element) => !element.closest('[hidden], [type=hidden], output, svg, br'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(unseen, path).toEqual([]);
  }
});

test('keeps the first view of every page light', async ({ page }) => {
  for (const path of EVERY_PATH) {
    const html = await (await page.request.get(path)).text();
    expect.soft(compressedBytes(firstView(html)), path).toBeLessThanOrEqual(OWN_FIRST_VIEW_MAX_BYTES);
  }
});

test('keeps fringes, posts and breadcrumbs clear of the words below or above them', async ({ context }) => {
  await visitAll(context, EVERY_PATH, async (page, path) => {
    await open(page, path, 320);
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const touched = await page.evaluate(() => {
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
        const found: string[] = [];
        for (const fringe of document.querySelectorAll('main > .fringe')) {
          const words = fringe.nextElementSibling?.querySelector('h2, h3, p');
          if (words && (box(words)?.top ?? 0) < (box(fringe)?.bottom ?? 0))
            found.push(`fringe: ${words.textContent}`);
        }
        for (const list of document.querySelectorAll('.benefits ul')) {
          const ofList = innerWidth < 1100;
          const post = ofList ? list : list.firstElementChild;
          const style = getComputedStyle(post ?? list, ofList ? '::after' : '::before');
          const top = (box(post)?.top ?? 0) + Number.parseFloat(style.top);
          if (top < (box(list.previousElementSibling)?.bottom ?? 0) + 4)
            found.push('the post of the benefits');
        }
        const label = box(document.querySelector('.breadcrumbs + * .label'));
        if (label && label.top < (box(document.querySelector('.breadcrumbs ol'))?.bottom ?? 0) - 8)
          found.push('breadcrumbs');
        return found;
      });
      expect.soft(touched, `${path} at ${width} px`).toEqual([]);
    }
  });
});

test('ends the cards of a row at the same height, with their prices on one line', async ({ page }) => {
  for (const [path, grid] of [
    ['/', '.service-swatches'],
    ['/innovazione-digitale', '.swatch-grid'],
  ] as const)
    for (const width of [768, 1024, 1280, 1920]) {
      await open(page, path, width);
      const uneven = await page.locator(`${grid} li:not(.area)`).evaluateAll((cards) => {
        const at = (element: Element | null, side: 'top' | 'bottom') =>
          Math.round(element?.getBoundingClientRect()[side] ?? 0);
        const rows = Map.groupBy(cards, (card) => at(card, 'top'));
        return [...rows.values()].filter(
          (row) =>
            new Set(row.map((card) => at(card.querySelector('.row-price'), 'top'))).size > 1 ||
            new Set(row.map((card) => at(card.querySelector('.more'), 'bottom'))).size > 1,
        ).length;
      });
      expect.soft(uneven, `${path} at ${width} px`).toBe(0);
    }
});

test('stands the figures of a success story on one line, however long their labels are', async ({ page }) => {
  for (const path of SITE.pages.flatMap((one) => (one.sections.some(isKind(successStory)) ? [one.path] : [])))
    for (const width of [1280, 1920]) {
      await open(page, path, width);
      const feet = await page
        .locator('.success-story dl > :not(:first-child) .figure')
        .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().bottom)));
      expect.soft(new Set(feet).size, `${path} at ${width} px`).toBe(1);
    }
});

test('shows the pay of every open position in one size', async ({ page }) => {
  for (const width of [390, 1280]) {
    await open(page, '/lavora-con-noi', width);
    const sizes = await page
      .locator('.roles .figure')
      .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).fontSize));
    expect.soft(new Set(sizes).size, `${width} px`).toBe(1);
  }
});

test('draws the price of a SIM on a phone with large digits and small cents', async ({ page }) => {
  await open(page, '/servizi/iot', PHONE.width);
  const price = page.locator('.sim-price .price').first();
  const digits = await price.locator('b').boundingBox();
  const cents = await price.locator('.drawn > span > span').boundingBox();
  expect(digits?.height).toBeGreaterThan(2 * (cents?.height ?? Number.POSITIVE_INFINITY));
});

test('fills the column beside a hero’s form with cloth up to its foot where there is no ladder', async ({
  page,
}) => {
  for (const path of ['/servizi/sd-wan', '/campagne/ict-digitalizzazione'])
    for (const width of [1024, 1280, 1920]) {
      await open(page, path, width);
      const gap = await page.locator('.roomy').evaluate((hero) => {
        const cloth = Number.parseFloat(getComputedStyle(hero, '::after').height);
        const form = hero.querySelector('.form-card')?.getBoundingClientRect().bottom ?? 0;
        return hero.getBoundingClientRect().bottom - cloth - form;
      });
      expect.soft(Math.abs(gap), `${path} at ${width} px`).toBeLessThanOrEqual(4);
    }
});

test('leaves no hole in the box of the curriculum', async ({ page }) => {
  await open(page, '/lavora-con-noi', PHONE.width);
  const box = page.locator('.cv').first();
  const button = await box.locator('.button').boundingBox();
  const hint = await box.locator('p').first().boundingBox();
  expect((hint?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThanOrEqual(20);
});

test('leaves no hole above the button once nothing is missing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { form } = await openFilledForm(page, HERO_FORM);
  const consent = await form.form.locator('.consent').last().boundingBox();
  const button = await form.submit.boundingBox();
  expect((button?.y ?? 0) - (consent?.y ?? 0) - (consent?.height ?? 0)).toBeLessThanOrEqual(20);
});

test.describe('without a preference for reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('slides no cloth when a tablet turns', async ({ page }) => {
    for (const path of ['/', '/innovazione-digitale']) {
      await open(page, path, 620);
      await page.setViewportSize({ width: 1024, height: 620 });
      const sliding = await page.evaluate(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const target = (effect as KeyframeEffect).target;
          return target?.matches('.weave') ? [target.className] : [];
        }),
      );
      expect(sliding, path).toEqual([]);
    }
  });
});
