import { expect } from 'vitest';
import { faultsOfFigures } from '../browser/figures-in-page.ts';
import { journey, PHONE, site } from './journey.ts';
import { type OpenPage, until, untilOwnFonts } from './open-page.ts';

journey('keeps every price and figure on one line', { size: PHONE }, async (page) => {
  for (const path of ['/', '/fibra-ottica', '/servizi/iot', '/servizi/connettivita-dedicata']) {
    await page.goto(site + path);
    await untilOwnFonts(page);
    expect.soft(await page.evaluate(faultsOfFigures), path).toEqual([]);
  }
});

const textsWithPrices = (page: OpenPage): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main :has(> .spoken, > * > .spoken)'), (text) =>
      text.innerText.replace(/ +/g, ' '),
    ),
  );

journey('copies prices in the same way when a form has brought its styles', { size: PHONE }, async (page) => {
  await page.goto(`${site}/servizi/connettivita-dedicata`);
  await untilOwnFonts(page);
  const before = await textsWithPrices(page);
  expect(before.length).toBeGreaterThan(0);
  await page.click('#contatto-hero-form [name=name]');
  await until(page, () =>
    [...document.styleSheets].some(({ href }) => href?.includes('lead-form-states') ?? false),
  );
  expect(await textsWithPrices(page)).toEqual(before);
});
