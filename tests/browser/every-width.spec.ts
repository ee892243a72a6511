import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const PATHS = ['/', '/fibra-ottica', '/404-nope', '/richiesta-inviata'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The missing page answers 404, and logs the path that was asked for (Specification §2).
test.use({ expectedErrors: /\/404-nope/ });

for (const path of PATHS) {
  for (const width of [320, 1280]) {
    test(`${path} at ${width} px keeps WCAG 2.2 AA`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
      expect(found).toEqual([]);
    });
  }

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `pixels too wide at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
