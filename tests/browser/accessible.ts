import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Off in forced colours: axe reads the page's own colours while the visitor sees the system's. */
const JUDGED_BY_SYSTEM = ['color-contrast'];
const TARGETS = ['target-size'];

const violations = async (axe: AxeBuilder): Promise<string[]> => {
  // Legacy mode runs axe in the page itself. The pages have no frames, and it takes a third of the time.
  const found = await axe.setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
};

/** Elements that keep their place in the window while the page scrolls below them. */
const STUCK = ['.bar', '.quick-contacts', '#cookie-banner', 'body > .toasts .toast'];

/**
 * Axe reports a target as too small when a toast or a bar covers half of it, although a scroll frees it, and the scroll
 * position is up to chance. So this checks the page's targets without the stuck elements, and those separately.
 */
const smallTargets = async (page: Page): Promise<string[]> => {
  const stuck = STUCK.reduce((axe, one) => axe.include(one), new AxeBuilder({ page }));
  const ofStuck = await violations(stuck.withRules(TARGETS));
  // Clips them, because a hidden element would lose the focus.
  const clip = (path: string) =>
    page.locator(STUCK.join()).evaluateAll((all, value) => {
      for (const one of all) (one as HTMLElement).style.clipPath = value;
    }, path);
  await clip('inset(50%)');
  const ofPage = await violations(new AxeBuilder({ page }).withRules(TARGETS));
  await clip('');
  return [...ofStuck, ...ofPage];
};

/** Elements that break a rule of WCAG 2.2 AA or best practice, other than target sizes. */
const brokenRules = (page: Page, without: readonly string[] = []): Promise<string[]> =>
  violations(
    new AxeBuilder({ page }).options({
      runOnly: RULES,
      rules: Object.fromEntries([...without, ...TARGETS].map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    }),
  );

/** Expects the page in its current state to break no rule of WCAG 2.2 AA or best practice that axe can check. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect([...(await brokenRules(page)), ...(await smallTargets(page))]).toEqual([]);
};

/** Expects the same in the page's own colours and in forced colours, which do not change sizes. */
export const expectAccessibleInAllColours = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await brokenRules(page, JUDGED_BY_SYSTEM)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};

/** Expects no running animation when the system asks for reduced motion (WCAG 2.2.2, 2.3.3). */
export const expectStillness = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
  );
  expect(moving).toEqual([]);
};

/** Expects the page to be no wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [over, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    innerWidth,
  ]);
  expect(over, `pixels too wide at ${width} px`).toBeLessThanOrEqual(0);
};
