import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Runs in the page, where the file of axe has left this variable. */
declare const axe: typeof Axe;

const AXE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Off in forced colours: axe reads the page's own colours while the visitor sees the system's. */
const JUDGED_BY_SYSTEM = 'color-contrast';
const TARGETS = 'target-size';

/** Elements that keep their place in the window while the page scrolls below them. */
const STUCK = ['.bar', '.quick-contacts', '#cookie-banner', 'body > .toasts .toast'].join();

/**
 * Axe reports a target as too small when a toast or a bar covers half of it, although a scroll frees it, and the scroll
 * position is up to chance. So the targets of the page are judged without the stuck elements.
 *
 * @param without names of rules that are not checked
 * @param within selectors of the parts that are checked; by default the whole page
 * @returns what breaks a rule of WCAG 2.2 AA or best practice, as the rule's name and the element's HTML
 */
const violations = async (
  page: Page,
  without: readonly string[] = [],
  within: readonly string[] = ['html'],
): Promise<string[]> => {
  await page.evaluate(await AXE);
  return page.evaluate(
    async ({ rules, targets, stuck, disabled, parts }) => {
      const include = parts.filter((part) => document.querySelector(part));
      const run = async (options: Axe.RunOptions) => {
        const found = await axe.run(
          { include },
          { ...options, resultTypes: ['violations'], elementRef: true },
        );
        return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
      };
      const all = await run({
        runOnly: rules,
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
      });
      const ofPage = all.filter(({ id, node }) => id !== targets || node.element?.closest(stuck));
      // Clips them, because a hidden element would lose the focus.
      const clip = (path: string) => {
        for (const one of document.querySelectorAll<HTMLElement>(stuck)) one.style.clipPath = path;
      };
      clip('inset(50%)');
      const ofTargets = await run({ runOnly: { type: 'rule', values: [targets] } });
      clip('');
      return [...ofPage, ...ofTargets].map(({ id, node }) => `${id}: ${node.html}`);
    },
    { rules: RULES, targets: TARGETS, stuck: STUCK, disabled: without, parts: within },
  );
};

/**
 * Expects the page in its current state to break no rule of WCAG 2.2 AA or best practice that axe can check.
 *
 * @param within selectors of the parts that are checked; by default the whole page
 */
export const expectAccessible = async (page: Page, within?: readonly string[]): Promise<void> => {
  expect(await violations(page, [], within)).toEqual([]);
};

/** Expects the same in the page's own colours and in forced colours. */
export const expectAccessibleInAllColours = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations(page, [JUDGED_BY_SYSTEM])).toEqual([]);
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
