import { expect, test } from './fixtures.ts';

for (const path of ['/', '/fibra-ottica']) {
  test(`${path} requests no script file before the visitor reaches for something`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(scripts).toEqual([]);
  });
}

test('requests scripts when a field gets the focus', async ({ page }) => {
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto('/fibra-ottica');
  await page.locator('#contatto-hero-form [name="name"]').focus();
  expect((await script).url()).toContain('/_astro/');
});
