import type { Page } from 'playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { addReach } from '../content/recipes/agency.ts';
import { changePlans } from '../content/recipes/plans.ts';
import { type CopiedSite, startCopy } from './copied-site.ts';

let site: CopiedSite;

test.beforeAll(async () => {
  site = await startCopy({}, (root) => {
    changePlans(root);
    addReach(root);
  });
});
test.afterAll(() => site?.stop());
test.use({ expectedErrors: /request to another host|\/api\/speculation-rules/ });

/** Groups the cards of a page by line: cards side by side are one line. */
const linesOf = async (
  page: Page,
): Promise<{ left: number; right: number; middle: number; height: number }[][]> => {
  const cards = await page.locator('.plan').evaluateAll((plans) =>
    plans.map((plan) => {
      const { left, right, top, bottom, height } = plan.getBoundingClientRect();
      return { left, right, middle: (top + bottom) / 2, height };
    }),
  );
  return Object.values(Object.groupBy(cards, ({ middle }) => Math.round(middle))).map((line) => line ?? []);
};

for (const [path, count] of [
  ['/fibra-ottica', 3],
  ['/servizi/mobile-business', 2],
  ['/servizi/fwa-5g', 4],
  ['/servizi/iot', 4],
] as const)
  test(`arranges the ${count} plans of ${path} in full lines at every width`, async ({ page }) => {
    await page.goto(`${site.url}${path}`);
    for (const width of [320, 360, 480, 768, 1024, 1100, 1280, 1440, 1536, 1920]) {
      const at = `at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      await page.locator('.plan').last().scrollIntoViewIfNeeded();
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      const lines = await linesOf(page);
      expect.soft(lines.flat(), at).toHaveLength(count);
      // Every line has the same number of cards.
      expect.soft(new Set(lines.map(({ length }) => length)).size, at).toBe(1);
      for (const line of lines) {
        const heights = line.map(({ height }) => height);
        // The ring of the popular card adds 20 pixels above and below.
        expect.soft(Math.max(...heights) - Math.min(...heights), at).toBeLessThanOrEqual(40.5);
        const right = Math.max(...line.map((card) => card.right));
        expect.soft(right, at).toBeLessThanOrEqual(width);
      }
      for (const card of await page.locator('.plan > div').all())
        expect
          .soft(await card.evaluate((box) => box.scrollWidth - box.clientWidth), at)
          .toBeLessThanOrEqual(0);
    }
  });

test('offers and draws a fourth plan like the others, and opens its dialog', async ({ page }) => {
  await page.goto(`${site.url}/servizi/iot`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(data ?? '') as { '@graph': { offers?: { offerCount: number } }[] };
  expect(graph.find(({ offers }) => offers)?.offers?.offerCount).toBe(4);
  await expect(page.locator('.sim-price td h3')).toHaveText(['Starter', 'Business', 'Enterprise', 'Quarto']);
  await page.locator('.plan:has(h3:text-is("Quarto")) .button').click();
  await expect(page.locator('dialog[open], [role=dialog]').getByText('Quarto')).toBeVisible();
});

test('shows the support number, the PEC and the profiles with their names where visitors look', async ({
  page,
}) => {
  await page.goto(`${site.url}/chi-siamo`);
  const support = { name: /\+39.02.0000.0001/ };
  await expect(page.locator('main').getByRole('link', support)).toHaveAttribute('href', 'tel:+390200000001');
  await expect(page.locator('main .contacts')).toContainText(/Lun-\u2060?Sab 8:00-\u2060?20:00/);
  const foot = page.locator('body > footer, .footer');
  await expect(foot.getByRole('link', support)).toHaveAttribute('href', 'tel:+390200000001');
  await expect(foot.getByRole('link', { name: 'PEC trama@pec.example' })).toBeVisible();
  const profiles = foot.getByRole('list', { name: 'Trama Business sui social' }).getByRole('link');
  await expect(profiles).toHaveText(['LinkedIn', 'Facebook']);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"sameAs":["https://www.linkedin.com/company/trama-business"');
  expect(data).toContain('"contactType":"customer support"');
});

test('draws the week with its breaks, and all days at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.url}/innovazione-digitale/ict-managed-services`);
  const days = page.locator('.week-hours ol li');
  await expect(days.first()).toContainText(/Lun\s+9:00-13:00\s*14:00-18:00/);
  const tops = await days
    .locator('svg')
    .evaluateAll((drawings) => drawings.map((drawing) => Math.round(drawing.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await expect(page.locator('.week-hours')).toContainText('sopra le 40 dell’ufficio');
});
