import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { untilOwnFonts } from './own-fonts.ts';

/** WCAG 2.5.8. A link within a sentence may be lower, but not one that stands alone or ends a note. */
const LEAST_PX = 24;
const ALONE =
  '.price-note a, .contacts dd a, .doors h3 a, .cv input, .article-list > .note a, .legal-text header a';

for (const path of ['/', '/fibra-ottica', '/chi-siamo', '/lavora-con-noi', '/notizie', '/trasparenza'])
  test(`${path} has targets that a finger hits`, async ({ page }) => {
    await haveChosen(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    await untilOwnFonts(page);
    const heights = await page
      .locator(ALONE)
      .evaluateAll((links) =>
        links.map((link) => [link.textContent?.trim(), link.getBoundingClientRect().height]),
      );
    expect(heights.length).toBeGreaterThan(0);
    expect(heights.filter(([, height]) => Number(height) < LEAST_PX)).toEqual([]);
  });
