import { expect, type Locator, type Page } from '@playwright/test';

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

/** @returns where the focus is; null when it has left the page */
const focusStop = (page: Page): Promise<Stop | null> =>
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

const problemsOf = ({ name, visible, marked }: Stop): string[] => [
  ...(visible ? [] : [`${name}: not in view`]),
  ...(marked ? [] : [`${name}: no focus to see`]),
];

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
    const at = await focusStop(page);
    if (at === null) return { reached, hidden };
    hidden.push(...problemsOf(at));
  }
  throw new Error(`The Tab key does not leave the page within ${MOST_STOPS} stops.`);
};

/**
 * Moves on with a key until an element has the focus.
 *
 * @param key `Tab`, or `Shift+Tab`
 * @throws when the element cannot be reached, or a stop on the way, or its own, would not be seen
 */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const at = await focusStop(page);
    expect(at ? problemsOf(at) : []).toEqual([]);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${key}.`);
};
