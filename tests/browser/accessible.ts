import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Axe reads the page's own colours, the visitor sees the system's. */
const JUDGED_BY_SYSTEM = ['color-contrast'];
/** What a toast covers half is free again after a scroll: axe sees a target that is too small. */
const COVERED_BY_TOAST = ['target-size'];

/**
 * The page as it stands now breaks no rule of WCAG 2.2 AA, and no best practice, that axe can check.
 *
 * @param without rules of axe that cannot judge here, e.g. contrast where the system paints in its own colours
 */
export const expectAccessible = async (page: Page, without: string[] = []): Promise<void> => {
  const hasToast = await page.locator('.toast').count();
  const off = [...without, ...(hasToast ? COVERED_BY_TOAST : [])];
  const axe = new AxeBuilder({ page }).options({
    runOnly: RULES,
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  // In the page itself: there are no frames to gather from, and it takes a third of the time.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([]);
};

/** The same, and again in the system's own colours. */
export const expectAccessibleInAllColours = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, JUDGED_BY_SYSTEM);
  await page.emulateMedia({ forcedColors: 'none' });
};

/** Nothing makes the page wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `pixels too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
};
