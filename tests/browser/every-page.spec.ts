import {
  expectAccessible,
  expectAccessibleInAllColours,
  expectNoSidewaysScroll,
  expectStillness,
} from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { EVERY_PATH } from './every-path.ts';
import { expect, test } from './fixtures.ts';
import { reachableByTab } from './reachable-by-tab.ts';

const FEWEST_STOPS = 5;
/** Axe takes a second: at the ends. */
const JUDGED_AT = [320, 1280];

// The page for a missing address is one of them; asked for by its own name it logs that too (Specification §2).
test.use({ viewport: { width: 412, height: 823 }, expectedErrors: /404/ });

/** What src/content/pages/accessibilita.yaml says of the pages. */
for (const path of EVERY_PATH) {
  test(`${path} keeps WCAG 2.2 AA at every width, in forced colours too, and is usable with the keyboard`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await haveChosen(page);
    await page.goto(path);
    // At first sight on a phone, as Lighthouse judges: what nobody has come near yet stands in a box of an estimated height.
    await expectAccessible(page);
    await expectStillness(page);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (JUDGED_AT.includes(width)) await expectAccessibleInAllColours(page);
    }
    expect(scripts, 'script files before the visitor reaches for anything').toEqual([]);
    const { reached, hidden } = await reachableByTab(page);
    expect(reached).toBeGreaterThan(FEWEST_STOPS);
    expect(hidden).toEqual([]);
  });
}
