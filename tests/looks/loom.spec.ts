import type { Page } from 'playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { readSite } from '../site/built-site.ts';

const PATHS = readSite()
  .pages.filter(({ document }) => document.querySelector('.loom'))
  .map(({ path }) => path);

const widthOf = (page: Page, part: 'use' | 'line'): Promise<number> =>
  page.locator(`.loom ${part}`).evaluate((element: SVGGraphicsElement) => element.getBBox().width);

/** @returns the tag of the largest paint so far, and the address of its picture, or '' when it is text */
const largestPaint = (page: Page): Promise<{ tag: string; url: string }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; url: string };
          resolve({ tag: last.element?.tagName ?? '', url: last.url });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('draws the cloth on every loom, while the largest paint remains text', async ({ page }) => {
      expect(PATHS.length).toBeGreaterThan(10);
      for (const path of PATHS) {
        await page.goto(path);
        // The heroes of services show theirs where it stands beside the form.
        if (width < 1100 && (await page.locator('.connectivity-hero').count()) > 0) continue;
        await expect.poll(() => widthOf(page, 'use'), path).toBeGreaterThan(100);
        const { tag, url } = await largestPaint(page);
        expect([path, url]).toEqual([path, '']);
        expect(['H1', 'P']).toContain(tag);
      }
    });
  });
}
