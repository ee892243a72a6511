import {
  expectAccessibleInAllColours,
  expectNoSidewaysScroll,
  expectStillness,
} from '../browser/accessible.ts';
import { haveChosen } from '../browser/cookie-choice.ts';
import { EVERY_PATH } from '../browser/every-path.ts';
import { test } from '../browser/fixtures.ts';

/** Axe takes a second: at the ends. */
const JUDGED_AT = [320, 1280];

// The page for a missing address is one of them; asked for by its own name it logs that too (Specification §2).
test.use({ expectedErrors: /404/ });

for (const path of EVERY_PATH) {
  test(`${path} keeps WCAG 2.2 AA at every width, in forced colours too`, async ({ page }) => {
    await haveChosen(page);
    await page.goto(path);
    await expectStillness(page);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (JUDGED_AT.includes(width)) await expectAccessibleInAllColours(page);
    }
  });
}
