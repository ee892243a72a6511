import type { Page, Route } from 'playwright/test';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';

/** Style sheets and scripts that no page contains: dialogs bring their own. */
const SHEETS = /\/_astro\/[^?]+\.css(\?|$)/;
const SCRIPTS = /\/_astro\/[^?]+\.m?js(\?|$)/;

const FATES: readonly [string, (route: Route) => unknown][] = [
  ['answered 404', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>404</p>' })],
  ['reset', (route) => route.abort('connectionreset')],
  ['hung', () => undefined],
];

/** Each dialog by its page, the link that opens it, and where the link leads without it. */
const LEAD_DIALOG = ['/chi-siamo', '.bar > .button', /\/#consulenza$/] as const;
const PREFERENCES = [
  '/chi-siamo',
  'footer [data-wakes="cookie-preferences"]',
  /\/cookie-policy#gestione$/,
] as const;
/** One link of every kind. */
const LINKS = [
  LEAD_DIALOG,
  PREFERENCES,
  ['/fibra-ottica', '.plan .button >> nth=0', /\/fibra-ottica\?scelta=[^#]+#scelta-/],
  ['/innovazione-digitale', 'main [data-dialog="innovation"] >> nth=0', /\/innovazione-digitale#/],
  [
    '/innovazione-digitale/cybersecurity',
    '.solution-rows li .ask a >> nth=0',
    /\/innovazione-digitale\?scelta=[^#]+#scelta-/,
  ],
] as const;

const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

const scrolls = async (page: Page) => {
  await page.mouse.move(600, 400);
  const before = await page.evaluate(() => scrollY);
  // The link in the footer is at the end of the page.
  await page.mouse.wheel(0, before > 600 ? -600 : 600);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
};

test.use({
  expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module|MIME type/,
  viewport: { width: 1280, height: 800 },
});

for (const [fate, meet] of FATES)
  for (const [path, link] of [LEAD_DIALOG, PREFERENCES] as const)
    test(
      `${path} ${link}: with its style sheet ${fate}, the dialog is in view and leaves a usable page`,
      nightlyIf(fate !== 'reset' || path !== LEAD_DIALOG[0] || link !== LEAD_DIALOG[1]),
      async ({ page }) => {
        await page.route(SHEETS, meet);
        await haveChosen(page);
        await page.goto(path);
        await page.locator(link).click();
        const heading = page.getByRole('dialog').getByRole('heading').first();
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport();
        const panel = await page.locator('[role=dialog] .modal-panel').boundingBox();
        expect(panel?.y).toBeGreaterThanOrEqual(0);
        expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(800);
        // Above everything else, and not transparent.
        const ground = await page.locator('[role=dialog] .modal-panel').evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          const isOnTop = element.contains(document.elementFromPoint(left + 8, top + 8));
          return [isOnTop, getComputedStyle(element).backgroundColor];
        });
        expect(ground).toEqual([true, expect.not.stringMatching(/^(?:transparent|rgba\(.*, 0\))$/)]);
        // The last control can be reached: the panel scrolls.
        const last = page
          .getByRole('dialog')
          .locator('button:not([disabled]), input:not([tabindex="-1"])')
          .last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await expect(page.getByRole('dialog').locator('[name=website]')).not.toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await isLocked(page)).toBe(false);
        await scrolls(page);
      },
    );

// The links share the code that waits for a script: one link meets every fate, the others one.
for (const [fate, meet] of FATES)
  for (const [path, link, address] of fate === 'reset' ? LINKS : [LEAD_DIALOG])
    test(
      `${path} ${link}: with its scripts ${fate}, the link is followed`,
      nightlyIf(link !== LEAD_DIALOG[1] || fate === 'answered 404'),
      async ({ page }) => {
        await page.clock.install();
        await page.route(SCRIPTS, meet);
        await haveChosen(page);
        await page.goto(path);
        await page.locator(link).click();
        await page.clock.runFor(10_000);
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await isLocked(page)).toBe(false);
      },
    );

test('follows the link when a content blocker hides the dialog, and leaves a usable page', async ({
  page,
}) => {
  await haveChosen(page);
  await page.goto('/chi-siamo');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.cookie-preferences { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.locator('footer [data-wakes="cookie-preferences"]').click();
  await expect(page).toHaveURL(/\/cookie-policy#gestione$/);
  expect(await isLocked(page)).toBe(false);
  // A stored choice can be changed in the banner then.
  await page.locator('#cookie-banner [value=necessary] >> nth=0').click();
  await expect(page.locator('#cookie-banner')).toBeHidden();
});
