import { expect, type Locator, type Page } from 'playwright/test';

/** More stops than any page has: a walk that does not end is a keyboard trap (WCAG 2.1.2). */
const MOST_STOPS = 400;

/** An element that Tab stops at. */
interface Stop {
  readonly name: string;
  /** Whether a part of it is visible in the window and not behind a stuck element (WCAG 2.4.11). */
  readonly visible: boolean;
  /** Whether an outline or a shadow shows the focus (WCAG 2.4.7). */
  readonly marked: boolean;
  readonly inMain: boolean;
}

/** @returns the focused element; null when the focus has left the page */
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
    const name = `${element.localName} ${element.getAttribute('name') ?? words}`;
    return { name, visible, marked, inMain: element.closest('main') !== null };
  });

const problemsOf = ({ name, visible, marked }: Stop): string[] => [
  ...(visible ? [] : [`${name}: not in view`]),
  ...(marked ? [] : [`${name}: no visible focus`]),
];

/**
 * Presses Tab until the focus leaves a part of the page.
 *
 * @param part `page` begins with the first link; `main` begins where the skip link leads to
 * @returns the number of stops, and the problems of those that a visitor could not see
 * @throws when the walk does not end
 */
export const reachableByTab = async (
  page: Page,
  part: 'page' | 'main',
): Promise<{ reached: number; hidden: string[] }> => {
  if (part === 'main') {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  const hidden: string[] = [];
  for (let reached = 0; reached < MOST_STOPS; reached += 1) {
    await page.keyboard.press('Tab');
    const at = await focusStop(page);
    if (at === null || (part === 'main' && !at.inMain)) return { reached, hidden };
    hidden.push(...problemsOf(at));
  }
  throw new Error(`The Tab key does not leave the ${part} within ${MOST_STOPS} stops.`);
};

/**
 * Presses a key until an element has the focus.
 *
 * @param key `Tab`, or `Shift+Tab`
 * @throws when the key does not reach the element, or a visitor could not see it or a stop on the way
 */
export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const at = await focusStop(page);
    expect(at ? problemsOf(at) : []).toEqual([]);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target}.`);
};
