import sharp from 'sharp';
import { expect } from 'vitest';
import { journey, site } from '../../engines/journey.ts';
import { until, untilOwnFonts } from '../../engines/open-page.ts';

const PAGES_WITH_FORMS = [
  '/',
  '/fibra-ottica',
  '/servizi',
  '/lavora-con-noi',
  '/innovazione-digitale/consulenza',
];
const WIDTHS = [320, 360, 390];
/** A strip with only the warp: right of the hero's words, below the bar and above the thread. */
const WARP = { left: 900, top: 90, width: 380, height: 1 };
const DARK = 128;

for (const width of WIDTHS)
  journey(
    `keeps every control of a form within its card at ${width} px`,
    { size: { width, height: 740 } },
    async (page) => {
      for (const path of PAGES_WITH_FORMS) {
        await page.goto(site + path);
        await untilOwnFonts(page);
        const beyond = await page.evaluate(() =>
          [...document.querySelectorAll('form :is(input, textarea, button, label, output)')].flatMap(
            (control) => {
              const { left = 0, right = innerWidth } =
                control.closest('.form-card, form')?.getBoundingClientRect() ?? {};
              const box = control.getBoundingClientRect();
              const isHidden = !control.checkVisibility() || control.closest('[aria-hidden=true]');
              return isHidden || (box.left >= left && box.right <= Math.min(right, innerWidth))
                ? []
                : [control.outerHTML.slice(0, 80)];
            },
          ),
        );
        expect.soft(beyond, path).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
          .toBeLessThanOrEqual(width);
      }
    },
  );

journey('draws the strands of a warp at even distances', {}, async (page) => {
  await page.goto(`${site}/servizi`);
  await untilOwnFonts(page);
  // Ignores scroll-driven animations, which never end (src/sections/GiantNumber.astro).
  await until(page, () =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  );
  const row = await sharp(await page.screenshot())
    .extract(WARP)
    .greyscale()
    .raw()
    .toBuffer();
  const strands = [...row.keys()].filter((x) => (row[x] ?? 255) < DARK && (row[x - 1] ?? 255) >= DARK);
  const gaps = strands.slice(1).map((x, index) => x - (strands[index] ?? 0));
  expect(strands.length).toBeGreaterThan(WARP.width / 40);
  expect([...new Set(gaps)]).toHaveLength(1);
});
