import { haveChosen } from './cookie-choice.ts';
import { expect, test } from './fixtures.ts';
import { untilOwnFonts } from './own-fonts.ts';

/** The anchors of Specification §2. The hero's form is at the top of its page and scrolls no further up. */
const TARGETS = [
  ['/', 'consulenza'],
  ['/servizi', 'consulenza'],
  ['/lavora-con-noi', 'candidatura'],
  ['/lavora-con-noi', 'opportunita'],
  ['/innovazione-digitale/consulenza', 'consulenza'],
  ['/innovazione-digitale/data-analytics', 'consulenza'],
] as const;

/** "Target centred in view": how far the middle of a target may be from the middle of the window. */
const CENTRED_WITHIN_PX = 8;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1600 },
])
  test(`centres each target that fits, at ${viewport.width}x${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await haveChosen(page);
    for (const [path, id] of TARGETS) {
      await page.goto(`${path}#${id}`);
      await untilOwnFonts(page);
      const place = () =>
        page.locator(`#${id}`).evaluate((target) => {
          const { top, height } = target.getBoundingClientRect();
          const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
          const fits = height <= innerHeight - 2 * bar;
          return fits ? top + height / 2 - innerHeight / 2 : top - bar;
        });
      await expect
        .poll(async () => Math.abs(await place()), `${path}#${id}`)
        .toBeLessThanOrEqual(CENTRED_WITHIN_PX);
    }
  });
