import type { Page } from '@playwright/test';

/** More than any page has: a walk that does not end is a trap (WCAG 2.1.2). */
const MOST_STOPS = 400;

/** A stop of the Tab key. */
interface Stop {
  readonly name: string;
  /** Part of it can be seen: within the window, not behind something that stays in place (WCAG 2.4.11). */
  readonly visible: boolean;
  /** It looks other than without the focus (WCAG 2.4.7). */
  readonly marked: boolean;
}

const stop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const inside = (x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));
    const visible = [...element.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((part) => inside((left + right) / 2, top + (bottom - top) * part)),
    );
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const marked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return { name: `${element.localName} ${element.getAttribute('name') ?? words}`, visible, marked };
  });

/**
 * Walks through the page with the Tab key, from its beginning until the focus leaves it.
 *
 * @returns how many stops there are, and those that nobody would see
 * @throws when the walk does not end
 */
export const reachableByTab = async (page: Page): Promise<{ reached: number; hidden: string[] }> => {
  const hidden: string[] = [];
  for (let reached = 0; reached < MOST_STOPS; reached += 1) {
    await page.keyboard.press('Tab');
    const at = await stop(page);
    if (at === null) return { reached, hidden };
    if (!at.visible) hidden.push(`${at.name}: not in view`);
    if (!at.marked) hidden.push(`${at.name}: no focus to see`);
  }
  throw new Error(`The Tab key does not leave the page within ${MOST_STOPS} stops.`);
};
