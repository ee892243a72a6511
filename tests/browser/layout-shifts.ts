import { expect, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What moved without being asked: how much of the view, as Chromium weighs it, and the elements that did. */
export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** What a tool shows as 0.000: a word that moves by some pixels in its line. A line more or less is 0.001 and above. */
const NO_SHIFT = 0.0005;

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

const observe = (): void => {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : 'gone';
  };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      shifts.push({ value, moved: sources.map(({ node }) => name(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** To be called before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** @returns the shifts of the page so far, once what has changed is painted */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return window.shifts ?? [];
  });

/** Fails, but lets the test go on, where all that moved so far is more than a word in its line. */
export const expectNoShift = async (page: Page, path: string): Promise<void> => {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(NO_SHIFT);
};
