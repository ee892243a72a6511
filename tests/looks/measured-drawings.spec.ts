import type { Locator, Page } from 'playwright/test';
import { haveChosen } from '../browser/cookie-choice.ts';
import { expect, test } from '../browser/fixtures.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';

/** Page, section with a drawing, and the words that say the same. */
const DRAWINGS = [
  ['/servizi/fwa-5g', 'coverage', ['97,6%', '488 tessuti', '12 vuoti']],
  ['/servizi/sd-wan', 'site-map', ['2-5', '6-20', '20+', '50%']],
  ['/servizi/backup-connectivity', 'failover', ['30 secondi', '€29,00']],
  ['/fibra-ottica', 'speed-race', ['100 GB', '5:20', '26:40', '800 gigabit']],
  ['/servizi/mobile-business', 'mobile-bill', ['16,99', '84,95', '220,00', '2 euro']],
  ['/servizi/voip', 'call-flow', ['1 numero, fino a 5 interni', '0,5 Mb/s', '2 Mb/s']],
  ['/servizi/connettivita-dedicata', 'downtime', ['8 h 46 min', '4 h 23 min', '53 min', '10 minuti']],
  ['/servizi/iot', 'sim-price', ['10 centesimi', '50 SIM €100,00', '500 SIM €750,00']],
  ['/innovazione-digitale/cloud-data-center', 'recovery', ['15 min', '4 ore', '16 dopo']],
  ['/innovazione-digitale/cybersecurity', 'threat-steps', ['Rilevare', 'Ripristinare']],
  ['/innovazione-digitale/digitalizzazione', 'before-after', ['Giorno 0', 'Giorno 90', '90 fili']],
  ['/innovazione-digitale/data-analytics', 'data-odds', ['23 volte', '2,5 milioni', '5-6%', '100 fili']],
  ['/innovazione-digitale/ict-managed-services', 'week-hours', ['168 ore', '45 ore', '4 ore', '9:00-18:00']],
  ['/innovazione-digitale/iot', 'reading-rate', ['15 minuti', '96 letture', '2.880 letture', '3 avvisi']],
] as const;

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

const sectionOn = async (page: Page, path: string, name: string): Promise<Locator> => {
  await haveChosen(page);
  await page.goto(path);
  await untilOwnFonts(page);
  return page.locator(`main > .${name}`);
};

/**
 * Elements whose words are cut or outside of the page. Ignores elements with a drawing, which may extend beyond them.
 */
const cutWords = (section: Locator): Promise<string[]> =>
  section.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('h2, h3, p, li, dt, dd, th, td, a')]
      .filter((element) => {
        if (element.querySelector('svg')) return false;
        const words = document.createRange();
        // What is read aloud instead of a drawn figure takes a pixel.
        words.selectNodeContents(element.querySelector(':scope > .drawn') ?? element);
        const { left, right } = words.getBoundingClientRect();
        return left < 0 || right > innerWidth || right > element.getBoundingClientRect().right + 1;
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );

for (const [path, name, words] of DRAWINGS) {
  test(`${path}: shows the whole drawing and its words at every width`, async ({ page }) => {
    const section = await sectionOn(page, path, name);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.soft(section, `at ${width} px`).toContainText(words[0]);
      expect.soft(await cutWords(section), `at ${width} px`).toEqual([]);
      const box = await section.locator('> svg, > div > svg, > ol, > table').first().boundingBox();
      expect.soft(box?.height, `at ${width} px`).toBeGreaterThan(100);
    }
  });

  test(`${path}: prints the drawing, and its content in words`, async ({ page }) => {
    const section = await sectionOn(page, path, name);
    await page.emulateMedia({ media: 'print' });
    // Drawn figures are printed; what is read aloud instead of them is not.
    await section.locator('[data-text]').evaluateAll((parts) => {
      for (const part of parts) part.textContent = part.getAttribute('data-text');
    });
    const text = (await section.innerText()).replaceAll(/\s+/g, ' ').replaceAll('\u2060', '');
    for (const word of words) expect.soft(text).toContain(word);
    expect(await section.locator('svg').evaluateAll((all) => all.every((svg) => svg.checkVisibility()))).toBe(
      true,
    );
  });
}

/** Drawings with parts: the thread at which each part starts, and the elements with each part's words. */
const PARTS = [
  { path: '/servizi/sd-wan', name: 'site-map', item: 'li', starts: [0, 5, 20], threads: 27 },
  {
    path: '/servizi/backup-connectivity',
    name: 'failover',
    item: 'li',
    starts: [0, 14, 44, 57],
    threads: 72,
  },
  {
    path: '/innovazione-digitale/cloud-data-center',
    name: 'recovery',
    item: 'dl > div',
    starts: [0, 7],
    threads: 25,
  },
];

for (const { path, name, item, starts, threads } of PARTS) {
  test(`${path}: aligns the words with the threads that they describe`, async ({ page }) => {
    const section = await sectionOn(page, path, name);
    for (const width of [1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const drawing = await section.locator('svg').first().boundingBox();
      const items = await section
        .locator(item)
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
      const { x = 0, width: whole = 0 } = drawing ?? {};
      expect(items).toHaveLength(starts.length);
      for (const [index, start] of starts.entries())
        expect
          .soft(Math.abs((items[index] ?? 0) - (x + (whole * start) / threads)), `${width} px`)
          .toBeLessThan(4);
    }
  });
}

test('aligns the words on one chance and on 23 with their threads', async ({ page }) => {
  const section = await sectionOn(page, '/innovazione-digitale/data-analytics', 'data-odds');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const gap = await section.evaluate((root) => {
      const [, many] = root.querySelectorAll('.odds li');
      const drawing = root.querySelector('.odds svg')?.getBoundingClientRect();
      if (!drawing || !many) return Number.NaN;
      return Math.abs(many.getBoundingClientRect().top - (drawing.bottom - (drawing.height * 23) / 34));
    });
    expect.soft(gap, `at ${width} px`).toBeLessThan(2);
  }
});

test('labels each day of the week', async ({ page }) => {
  const section = await sectionOn(page, '/innovazione-digitale/ict-managed-services', 'week-hours');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { days, labels } = await section.evaluate((root) => {
      const boxes = (selector: string) =>
        Array.from(root.querySelectorAll(selector), (element) => element.getBoundingClientRect());
      return { days: boxes('ol svg'), labels: boxes('ol p') };
    });
    expect(days).toHaveLength(7);
    for (const [index, day] of days.entries()) {
      const label = labels[index];
      const isBeside = width < 768 ? label?.y === day.y : label?.x === day.x;
      expect.soft(isBeside, `day ${index} at ${width} px`).toBe(true);
    }
  }
});

test.describe('without a style sheet and without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, name, words] of DRAWINGS)
    test(`${path}: contains every number as text`, async ({ page }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
        await route.fulfill({ response, body: html });
      });
      await page.goto(path);
      const text = (await page.locator(`main > .${name}`).innerText()).replaceAll(/\s+/g, ' ');
      for (const word of words) expect.soft(text.replaceAll('\u2060', '')).toContain(word);
    });
});
