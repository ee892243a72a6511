import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Axe reads the page's own colours, the visitor sees the system's. */
const JUDGED_BY_SYSTEM = ['color-contrast'];
const TARGETS = ['target-size'];

const violations = async (axe: AxeBuilder): Promise<string[]> => {
  // In the page itself: there are no frames to gather from, and it takes a third of the time.
  const found = await axe.setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
};

/** What stays in its place while the page moves below it. */
const STUCK = ['.bar', '.quick-contacts', '#cookie-banner', 'body > .toasts .toast'];

/**
 * What a toast or a bar covers half is free again after a scroll, but axe takes it for too small, and where the page
 * stands is chance: the page's targets are judged without what stays in place, and that by itself.
 */
const smallTargets = async (page: Page): Promise<string[]> => {
  const stuck = STUCK.reduce((axe, one) => axe.include(one), new AxeBuilder({ page }));
  const ofStuck = await violations(stuck.withRules(TARGETS));
  // Clipped away it keeps the focus, which something hidden would lose.
  const clip = (path: string) =>
    page.locator(STUCK.join()).evaluateAll((all, value) => {
      for (const one of all) (one as HTMLElement).style.clipPath = value;
    }, path);
  await clip('inset(50%)');
  const ofPage = await violations(new AxeBuilder({ page }).withRules(TARGETS));
  await clip('');
  return [...ofStuck, ...ofPage];
};

/** What breaks a rule of WCAG 2.2 AA or best practice, target sizes apart. */
const brokenRules = (page: Page, without: readonly string[] = []): Promise<string[]> =>
  violations(
    new AxeBuilder({ page }).options({
      runOnly: RULES,
      rules: Object.fromEntries([...without, ...TARGETS].map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    }),
  );

/** The page as it stands now breaks no rule of WCAG 2.2 AA, and no best practice, that axe can check. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect([...(await brokenRules(page)), ...(await smallTargets(page))]).toEqual([]);
};

/** The same, and again in the system's own colours, which change no size. */
export const expectAccessibleInAllColours = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await brokenRules(page, JUDGED_BY_SYSTEM)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};

/** Nothing runs by itself where the system asks for less motion (WCAG 2.2.2, 2.3.3). */
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

/** Nothing makes the page wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [over, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    innerWidth,
  ]);
  expect(over, `pixels too wide at ${width} px`).toBeLessThanOrEqual(0);
};
