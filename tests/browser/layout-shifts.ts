import { expect, type Page } from 'playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** A layout shift without input: its score as Chromium computes it, and the elements that moved. */
export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Tools show less as 0.000: a word moves a few pixels within its line. An extra line scores 0.001 or more. */
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

/** Records the page's shifts. Call it before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** @returns the shifts of the page so far, after pending changes are painted */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return window.shifts ?? [];
  });

/** Fails, but lets the test go on, when the shifts so far add up to more than a word that moves within its line. */
export const expectNoShift = async (page: Page, path: string): Promise<void> => {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(NO_SHIFT);
};
