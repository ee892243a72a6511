import { expect, test } from './fixtures.ts';
import { nightlyIf } from './nightly.ts';

for (const [path, selector, text] of [
  ['/fibra-ottica', '.plan .price', '€23,99 al mese'],
  ['/servizi/iot', '.sim-price .price', '€2,00 per SIM al mese'],
  ['/servizi', '.row-price', 'da €23,99 al mese'],
  ['/', '.figures-strip .figure', '97,6%'],
] as const)
  test(
    `${path} gives ${text} as one text to copy and to screen readers`,
    nightlyIf(path === '/servizi/iot' || path === '/servizi'),
    async ({ page }) => {
      await page.goto(path);
      const price = page.locator(selector, { hasText: text }).first();
      expect(await price.evaluate((box: HTMLElement) => box.innerText)).toBe(text);
      await expect(price).toMatchAriaSnapshot(
        selector.includes('.price') ? `- paragraph: ${text}` : `- text: ${text}`,
      );
      const copied = await price.evaluate((box) => {
        getSelection()?.selectAllChildren(box);
        return getSelection()?.toString().trim();
      });
      expect(copied).toBe(text);
    },
  );

test('names the column of a price by the price', async ({ page }) => {
  await page.goto('/servizi/iot');
  await expect(page.getByRole('columnheader', { name: '€2,00 per SIM al mese', exact: true })).toBeVisible();
});
