import { cutWords, openAtRest, SPACED } from '../looks/words.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';

/** One for each kind of hero and of large figure; tests/looks/words.spec.ts reads every page. */
for (const path of ['/', '/servizi/iot', '/lavora-con-noi', '/innovazione-digitale/consulenza'])
  test(`${path} cuts no word with the spacing that WCAG 1.4.12 asks for`, async ({ page }) => {
    await haveChosen(page);
    await openAtRest(page, path, SPACED);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutWords(page), `at ${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
