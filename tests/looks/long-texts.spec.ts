import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { untilOwnFonts } from '../browser/own-fonts.ts';
import { type CopiedSite, startCopy } from './copied-site.ts';

/** The longest texts that an editor may write: file, existing text, replacement. */
const CHANGES = [
  ['brand.yaml', /^agency: .*$/m, 'agency: Telecomunicazioni'],
  ['plans/fibra-ottica.yaml', /^( *)price: \d+\.\d+/m, '$1price: 98989.98\n$1confirm: 98989.98'],
  [
    'plans/fibra-ottica.yaml',
    /^( *)price: \d+\.\d+(?![\s\S]*price)/m,
    '$1price: 1299.50\n$1confirm: 1299.50',
  ],
  ['plans/iot.yaml', /^( *)price: \d+\.\d+/m, '$1price: 99999.99\n$1confirm: 99999.99'],
  ['pages/fibra-ottica.yaml', /headline: .*/, 'headline: [Videosorveglianza, sempre accesa.]'],
] as const;

/** Replaces titles that are too long together with a longer agency name. */
const shortenTitles = (content: string): void => {
  for (const [index, page] of globSync('{pages,articles}/**/*.yaml', { cwd: content }).entries())
    edit(join(content, page), /^title: .{38,}$/m, `title: Pagina ${index}`);
};

const edit = (file: string, from: RegExp, to: string): boolean => {
  const text = readFileSync(file, 'utf8');
  if (from.test(text)) writeFileSync(file, text.replace(from, to));
  return from.test(text);
};

let site: CopiedSite;

test.beforeAll(async () => {
  site = await startCopy({}, (root) => {
    const content = join(root, 'src/content');
    for (const [name, from, to] of CHANGES) expect(edit(join(content, name), from, to), name).toBe(true);
    shortenTitles(content);
  });
});

test.afterAll(() => site?.stop());

test.use({ expectedErrors: /request to another host|\/api\/speculation-rules/ });

/** @returns how many lines the words of an element take */
const lines = (element: Locator): Promise<number> =>
  element.evaluate((box) => {
    const words = document.createRange();
    words.selectNodeContents(box);
    return new Set(Array.from(words.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
  });

/** @returns the right edge of an element, in pixels from the left of the window */
const rightOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not shown');
  return box.x + box.width;
};

test('breaks, cuts and pushes aside nothing at any width', async ({ page }) => {
  for (const width of [320, 360, 768, 1090, 1240, 1280]) {
    const at = `at ${width} px`;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/fibra-ottica`);
    await untilOwnFonts(page);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);

    const bar = await page.locator('.bar').boundingBox();
    expect.soft(bar?.height, at).toBe(width < 1240 ? 64 : 76);
    const call = await page.locator('.bar > .phone-link').boundingBox();
    expect.soft(await rightOf(page.locator('.bar .logo')), at).toBeLessThanOrEqual(call?.x ?? 0);

    expect.soft(await lines(page.locator('h1')), at).toBe(2);
    const form = await page.locator('main .form-card').boundingBox();
    expect.soft(form?.width, at).toBeGreaterThanOrEqual(270);

    const prices = page.locator('.plan .price');
    await prices.first().scrollIntoViewIfNeeded();
    for (const price of await prices.all()) {
      const heightInLetters = await price.evaluate(
        (box) => box.clientHeight / Number.parseFloat(getComputedStyle(box).fontSize),
      );
      expect.soft(heightInLetters, `${at}: one line`).toBeLessThan(1.1);
      const right = await rightOf(price.locator('span').last());
      expect.soft(right, at).toBeLessThanOrEqual(await rightOf(price.locator('xpath=..')));
    }
  }
});

test('keeps a price of five digits for a SIM in its column', async ({ page }) => {
  await page.goto(`${site.url}/servizi/iot`);
  await untilOwnFonts(page);
  for (const width of [320, 352, 390, 430, 768, 900, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const column = page.locator('.sim-price th').first();
    const edge = await rightOf(column);
    for (const part of await column.locator('[data-text]').all())
      expect.soft(await rightOf(part), `at ${width} px`).toBeLessThanOrEqual(edge + 1);
  }
});
