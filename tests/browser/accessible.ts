import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The page as it stands now breaks no rule of WCAG 2.2 AA, or of good practice, that axe can check.
 *
 * @param without rules of axe that cannot judge here, e.g. contrast where the system paints in its own colours
 */
export const expectAccessible = async (page: Page, without: string[] = []): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).disableRules(without).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([]);
};

/** Nothing makes the page wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `pixels too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
};
