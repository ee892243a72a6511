import { setTimeout as delay } from 'node:timers/promises';
import { vi } from 'vitest';

/** Of a window's content, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a machine with a browser can be asked to do with a page: the same for every engine. */
export interface OpenPage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  url(): Promise<string>;
  /** Runs a function in the page: it knows nothing but its arguments, which are JSON, as what it returns is. */
  evaluate<R, A extends readonly unknown[]>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Rests the mouse on the middle of an element, which is brought into view. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Presses keys, for what has the focus. */
  press(...keys: readonly Key[]): Promise<void>;
  /** Types letters, for what has the focus. */
  write(text: string): Promise<void>;
  /** Turns the wheel over the middle of the window by so many CSS pixels; down is positive. */
  wheel(pixels: number): Promise<void>;
  /** Puts a file of this machine into a file input. */
  choose(selector: string, path: string): Promise<void>;
  /** @returns what the window shows, as PNG */
  screenshot(): Promise<Uint8Array>;
  /** Ends the browser with everything that was started for it. */
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** How often, at most, a page is asked; how long, a slow machine takes. */
const ASK = { interval: 100, timeout: 60_000 };
const AT_REST = 5;

/** Waits until a function, run in the page, returns what is true. */
export const until = <A extends readonly unknown[]>(
  page: OpenPage,
  run: (...args: A) => boolean | undefined,
  ...args: A
): Promise<void> =>
  vi.waitFor(async () => {
    // A page that is just being left cannot be asked.
    if (!(await page.evaluate(run, ...args))) throw new Error(`It never came true: ${run}, of ${args}`);
  }, ASK);

export const untilThere = (page: OpenPage, selector: string): Promise<void> =>
  until(page, (wanted) => document.querySelector(wanted) !== null, selector);

export const untilShown = (page: OpenPage, selector: string): Promise<void> =>
  until(page, (wanted) => document.querySelector(wanted)?.checkVisibility(), selector);

export const untilGone = (page: OpenPage, selector: string): Promise<void> =>
  until(page, (wanted) => !document.querySelector(wanted)?.checkVisibility(), selector);

/** Until text has the fonts of the site: nothing is laid out again after that. */
export const untilOwnFonts = (page: OpenPage): Promise<void> =>
  until(
    page,
    () => document.documentElement.hasAttribute('data-fonts') && document.fonts.status === 'loaded',
  );

/** Until nothing scrolls: the smooth way takes its time. */
export const untilAtRest = async (page: OpenPage): Promise<void> => {
  let last = Number.NaN;
  for (let rests = 0; rests < AT_REST; ) {
    const now = await page.evaluate(() => scrollY);
    rests = now === last ? rests + 1 : 0;
    last = now;
    await delay(ASK.interval);
  }
};

/** @returns where an element begins and how high it is, in CSS pixels below the top of the view */
export const placeOf = (page: OpenPage, selector: string): Promise<{ top: number; height: number }> =>
  page.evaluate((wanted) => {
    const { top = Number.NaN, height = Number.NaN } =
      document.querySelector(wanted)?.getBoundingClientRect() ?? {};
    return { top, height };
  }, selector);
