import { setTimeout as delay } from 'node:timers/promises';
import { vi } from 'vitest';

/** The size of a window's content, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The commands for a page, the same for every engine. */
export interface OpenPage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  url(): Promise<string>;
  /** Gives the content another size, at most that of the start. */
  resize(size: Size): Promise<void>;
  /** Runs a function in the page. It can use only its arguments; these and its result must be JSON. */
  evaluate<R, A extends readonly unknown[]>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Scrolls an element into view and moves the mouse to its middle. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Presses keys for the focused element. */
  press(...keys: readonly Key[]): Promise<void>;
  /** Types a text into the focused element. */
  write(text: string): Promise<void>;
  /** Turns the wheel over the middle of the window by this many CSS pixels; down is positive. */
  wheel(pixels: number): Promise<void>;
  /** Selects a file of this machine in a file input. */
  choose(selector: string, path: string): Promise<void>;
  /** @returns the visible part of the page as a PNG */
  screenshot(): Promise<Uint8Array>;
  /** Ends the page and forgets all that it stored. */
  close(): Promise<void>;
}

/** A browser that serves one page after the other. */
export interface OpenBrowser {
  /** Opens an empty page for which nothing is stored yet. Without JavaScript pages run no script. */
  open(size: Size, javaScript: boolean): Promise<OpenPage>;
  /** Ends the browser and every process started for it. */
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** How often a page is checked, and how long at most, for a slow machine. */
const ASK = { interval: 100, timeout: 60_000 };
const AT_REST = 5;

/** Waits until a function that runs in the page returns true. */
export const until = <A extends readonly unknown[]>(
  page: OpenPage,
  run: (...args: A) => boolean | undefined,
  ...args: A
): Promise<void> =>
  vi.waitFor(async () => {
    // While the page navigates, `evaluate` itself throws, which `waitFor` retries too.
    if (!(await page.evaluate(run, ...args))) throw new Error(`Never became true: ${run}, with ${args}`);
  }, ASK);

export const untilThere = (page: OpenPage, selector: string): Promise<void> =>
  until(page, (wanted) => document.querySelector(wanted) !== null, selector);

export const untilShown = (page: OpenPage, selector: string): Promise<void> =>
  until(page, (wanted) => document.querySelector(wanted)?.checkVisibility(), selector);

export const untilGone = (page: OpenPage, selector: string): Promise<void> =>
  until(page, (wanted) => !document.querySelector(wanted)?.checkVisibility(), selector);

/** Waits until text shows in the site's fonts; nothing is laid out again after that. */
export const untilOwnFonts = (page: OpenPage): Promise<void> =>
  until(
    page,
    () => document.documentElement.hasAttribute('data-fonts') && document.fonts.status === 'loaded',
  );

/** Waits until the page has stopped scrolling, since smooth scrolling takes a while. */
export const untilAtRest = async (page: OpenPage): Promise<void> => {
  let last = Number.NaN;
  for (let rests = 0; rests < AT_REST; ) {
    const now = await page.evaluate(() => scrollY);
    rests = now === last ? rests + 1 : 0;
    last = now;
    await delay(ASK.interval);
  }
};

/** @returns an element's distance from the top of the view and its height, in CSS pixels */
export const placeOf = (page: OpenPage, selector: string): Promise<{ top: number; height: number }> =>
  page.evaluate((wanted) => {
    const { top = Number.NaN, height = Number.NaN } =
      document.querySelector(wanted)?.getBoundingClientRect() ?? {};
    return { top, height };
  }, selector);
