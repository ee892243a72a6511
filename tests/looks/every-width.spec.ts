import {
  expectAccessibleInAllColours,
  expectNoSidewaysScroll,
  expectStillness,
} from '../browser/accessible.ts';
import { haveChosen } from '../browser/cookie-choice.ts';
import { EVERY_PATH } from '../browser/every-path.ts';
import { test } from '../browser/fixtures.ts';

/** Axe runs only at the narrowest and at a wide width, because it takes a second. */
const JUDGED_AT = [320, 1280];

// One of the paths is the error page, which logs its own address too (Specification §2).
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
