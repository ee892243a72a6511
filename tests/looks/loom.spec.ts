import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { readSite } from '../site/built-site.ts';

const PATHS = readSite()
  .pages.filter(({ document }) => document.querySelector('.loom'))
  .map(({ path }) => path);

const widthOf = (page: Page, part: 'use' | 'line'): Promise<number> =>
  page.locator(`.loom ${part}`).evaluate((element: SVGGraphicsElement) => element.getBBox().width);

/** The element that is the page's largest paint so far, and the address of its picture, if it is one. */
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

    test('the cloth comes to every loom, and the largest paint is still words', async ({ page }) => {
      expect(PATHS.length).toBeGreaterThan(10);
      for (const path of PATHS) {
        await page.goto(path);
        await expect.poll(() => widthOf(page, 'use'), path).toBeGreaterThan(100);
        const { tag, url } = await largestPaint(page);
        expect([path, url]).toEqual([path, '']);
        expect(['H1', 'P']).toContain(tag);
      }
    });
  });
}
