import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { EVERY_PATH } from './every-path.ts';
import { expect, test } from './fixtures.ts';
import { reachableByTab } from './reachable-by-tab.ts';

const FEWEST_STOPS = 5;

// The page for a missing address is one of them; asked for by its own name it logs that too (Specification §2).
test.use({ viewport: { width: 412, height: 823 }, expectedErrors: /404/ });

/** With tests/looks/every-width.spec.ts what src/content/pages/accessibilita.yaml says of the pages. */
for (const path of EVERY_PATH) {
  test(`${path} keeps WCAG 2.2 AA on a phone, and is usable with the keyboard`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await haveChosen(page);
    await page.goto(path);
    // At first sight, as Lighthouse judges.
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(scripts, 'script files before the visitor reaches for anything').toEqual([]);
    const { reached, hidden } = await reachableByTab(page);
    expect(reached).toBeGreaterThan(FEWEST_STOPS);
    expect(hidden).toEqual([]);
  });
}
