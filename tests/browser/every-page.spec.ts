import { readSite } from '../../src/content-model/site.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { fewestPages } from './fewest-pages.ts';
import { expect, test } from './fixtures.ts';
import { reachableByTab } from './reachable-by-tab.ts';

const { pages } = readSite();
/** A page a kind is what a change needs; all of them take minutes: `EVERY_PAGE=1 npm test -- build browser`. */
const visited = process.env['EVERY_PAGE'] ? pages : fewestPages(pages);

/** What src/content/pages/accessibilita.yaml says of the pages. */
for (const { path } of visited) {
  test(`${path} keeps WCAG 2.2 AA, wide and narrow, and is usable with the keyboard`, async ({ page }) => {
    await haveChosen(page);
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    const { reached, hidden } = await reachableByTab(page);
    expect(reached).toBeGreaterThan(5);
    expect(hidden).toEqual([]);
  });
}
