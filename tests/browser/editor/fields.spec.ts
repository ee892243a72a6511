import { expect } from 'playwright/test';
import { openEntry, reachField, saveButton, test } from './local-editor.ts';

const PLANS = 'src/content/plans/fibra-ottica.yaml';
const PRICE = /^ +price: .*$/m;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 1000 });
});

test('changes only the line of a price, and keeps comments and order of the file', async ({
  page,
  editor,
}) => {
  const before = editor.read(PLANS).replace(PRICE, '    # Fino a Natale.\n    price: 23.99 # listino 2026');
  editor.write(PLANS, before);
  await openEntry(page, editor.url, 'plans/entries/fibra-ottica');
  await page.getByRole('button', { name: 'Espandi tutto' }).first().click();
  const price = (await reachField(page, 'items.0.price')).getByRole('textbox');
  await expect(price).toHaveValue('23.99');
  await price.fill('24.50');
  await saveButton(page).click();
  await expect.poll(() => editor.read(PLANS)).not.toBe(before);
  expect(editor.read(PLANS)).toBe(before.replace('price: 23.99 # listino', 'price: 24.50 # listino'));
});
