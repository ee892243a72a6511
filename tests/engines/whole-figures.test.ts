import { expect } from 'vitest';
import { faultsOfFigures } from '../browser/figures-in-page.ts';
import { journey, PHONE, site } from './journey.ts';
import { untilOwnFonts } from './open-page.ts';

journey('keeps every price and figure on one line', { size: PHONE }, async (page) => {
  for (const path of ['/', '/fibra-ottica', '/servizi/iot', '/servizi/connettivita-dedicata']) {
    await page.goto(site + path);
    await untilOwnFonts(page);
    expect.soft(await page.evaluate(faultsOfFigures), path).toEqual([]);
  }
});
