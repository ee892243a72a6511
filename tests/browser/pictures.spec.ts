import { expect, test } from './fixtures.ts';

const ARTWORK = /\.(avif|webp|png|jpe?g|svg)(\?|$)/;

test.describe('a picture that fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is replaced by a message of the same size', async ({ page }) => {
    await page.goto('/chi-siamo');
    const box = page.locator('.picture').first();
    await box.scrollIntoViewIfNeeded();
    await expect
      .poll(() => box.locator('img').evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const size = await box.boundingBox();
    await expect(box.getByText('Immagine non disponibile')).toBeHidden();

    await page.route(ARTWORK, (route) =>
      route.request().resourceType() === 'image' ? route.abort('connectionreset') : route.continue(),
    );
    await page.reload();
    await box.scrollIntoViewIfNeeded();
    await expect(box.locator('img')).toHaveAttribute('hidden');
    await expect(box.getByText('Immagine non disponibile')).toBeVisible();
    const after = await box.boundingBox();
    expect([after?.width, after?.height]).toEqual([size?.width, size?.height]);
  });
});
