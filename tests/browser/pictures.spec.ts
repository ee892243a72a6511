import { expect, test } from './fixtures.ts';

test('shows warp while a picture loads, then the picture', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/_astro\/[a-z-]+\.[^/]*\.svg$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/chi-siamo', { waitUntil: 'domcontentloaded' });
  const box = page.locator('.our-story .picture');
  await box.scrollIntoViewIfNeeded();
  await expect(box.locator('img')).toHaveCSS('opacity', '0');
  await expect(box).not.toHaveCSS('background-image', 'none');
  send();
  await expect(box.locator('img')).toHaveCSS('opacity', '1');
  await expect(box).toHaveCSS('background-image', 'none');
});

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
    await expect(box.getByText('Immagine non disponibile')).toBeVisible();
    const after = await box.boundingBox();
    expect([after?.width, after?.height]).toEqual([size?.width, size?.height]);
  });
});
