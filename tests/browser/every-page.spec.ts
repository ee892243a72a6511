import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { EVERY_PATH } from './every-path.ts';
import { faultsOfFigures } from './figures-in-page.ts';
import { expect, test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';
import { untilOwnFonts } from './own-fonts.ts';
import { faultsOfPrices, PRICE_REACH_PX } from './prices-in-page.ts';
import { reachableByTab } from './reachable-by-tab.ts';
import { SITE } from './site-words.ts';

const FEWEST_STOPS = 5;

// One of the paths is the error page, which logs its own address too (Specification §2).
test.use({ viewport: { width: 412, height: 823 }, expectedErrors: /404/ });

const seen = new Set<string>();
/** Whether a page has a kind of section that no page before it has; pages of the same folder made by code are alike. */
const isOfNewKind = (path: string): boolean => {
  const sections = SITE.pages.find((page) => page.path === path)?.sections;
  const kinds = sections?.map(({ kind }) => kind) ?? [path.replace(/[^/]+$/, '')];
  const isNew = kinds.some((kind) => !seen.has(kind));
  for (const kind of kinds) seen.add(kind);
  return isNew;
};

/** Together with tests/looks/every-width.spec.ts this backs what src/content/pages/accessibilita.yaml declares. */
for (const path of EVERY_PATH) {
  test(
    `${path} keeps WCAG 2.2 AA on a phone, its figures whole, and is usable with the keyboard`,
    nightlyIf(!isOfNewKind(path)),
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await haveChosen(page);
      await page.goto(path);
      // Right after loading, as Lighthouse checks it.
      await expectAccessible(page);
      await untilOwnFonts(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(faultsOfPrices, PRICE_REACH_PX), 'unit and tax near every price').toEqual(
        [],
      );
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(faultsOfFigures), `figures on one line at ${width} px`).toEqual([]);
      }
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(scripts, 'script files before the visitor reaches for anything').toEqual([]);
      // Bar and footer are the same on every page (tests/site/shared-elements.test.ts): one page walks through them.
      const { reached, hidden } = await reachableByTab(page, path === '/' ? 'page' : 'main');
      if (path === '/') expect(reached).toBeGreaterThan(FEWEST_STOPS);
      expect(hidden).toEqual([]);
    },
  );
}
