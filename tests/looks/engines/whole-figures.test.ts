import { expect } from 'vitest';
import { EVERY_PATH } from '../../browser/every-path.ts';
import { faultsOfFigures } from '../../browser/figures-in-page.ts';
import { journey, site } from '../../engines/journey.ts';
import { untilOwnFonts } from '../../engines/open-page.ts';

for (const width of [320, 360, 412, 600, 768, 900, 1024, 1280, 1440])
  journey(
    `keeps every price and figure of every page on one line at ${width} px`,
    { size: { width, height: 800 } },
    async (page) => {
      for (const path of EVERY_PATH) {
        await page.goto(site + path);
        await untilOwnFonts(page);
        expect.soft(await page.evaluate(faultsOfFigures), path).toEqual([]);
      }
    },
  );
