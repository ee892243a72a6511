import type { Page } from 'playwright/test';
import { untilOwnFonts } from '../browser/own-fonts.ts';

/** Renders every section, since those out of view have only an estimated height, and stops animations. */
const AT_REST = '* { content-visibility: visible !important; animation: none !important }';

/** The spacing at which no text may be lost (WCAG 1.4.12). */
export const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/**
 * Opens a page with everything rendered, no animation and its own fonts.
 *
 * @param path of the page
 * @param css more styles, as a visitor's browser may add them
 */
export const openAtRest = async (page: Page, path: string, css = ''): Promise<void> => {
  await page.goto(path);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, AT_REST + css);
  await untilOwnFonts(page);
};

/** Where numbers and addresses stand that a visitor copies or reads aloud: their groups stay whole with any letters. */
export const CONTACTS = '.footer .contacts, .receipt';

/** Elements that are cut by design: drawings made of letters, moving names, the end of a breadcrumb and of the name in the bar,
 * the honeypot. A price's text shows only when selected. */
const CUT_BY_DESIGN =
  '.wordmark, .ribbon, .breadcrumbs, .logo small, .spoken, .sr-only, [class*=":sr-only"], [aria-hidden="true"], label:has(+ [name="website"])';

/** A word: it ends where a browser may start a new line without breaking it. */
const WORD = '[^\\s/–—-]+';

interface Word {
  text: string;
  /** The top of each line that it is on. */
  tops: number[];
  left: number;
  right: number;
  /** The part of the page that the boxes around it show. */
  clip: { left: number; right: number };
}

const wordsIn = ([pattern, except, within]: readonly [string, string, string]): Word[] => {
  const words: Word[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(except)) continue;
    if (!parent.closest(within)) continue;
    const clip = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(box).overflowX)) continue;
      const { left, right } = box.getBoundingClientRect();
      Object.assign(clip, { left: Math.max(clip.left, left), right: Math.min(clip.right, right) });
    }
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(new RegExp(pattern, 'g'))) {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      words.push({
        text,
        tops: boxes.map(({ top }) => Math.round(top)),
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        clip,
      });
    }
  }
  return words;
};

const wordsOf = (page: Page, within = 'body'): Promise<Word[]> =>
  page.evaluate(wordsIn, [WORD, CUT_BY_DESIGN, within] as const);

/**
 * @param within selects the elements to check
 * @returns the words that are broken over several lines
 */
export const brokenWords = async (page: Page, within?: string): Promise<string[]> =>
  (await wordsOf(page, within)).filter(({ tops }) => new Set(tops).size > 1).map(({ text }) => text);

/** Parts of prices and figures that styles draw (src/components/Spoken.astro) and that leave their box or the page. */
const drawnOutside = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-text]')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      const box = part.closest('td, li, article, section')?.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 || (box !== undefined && right > box.right + 1);
    })
    .map(({ dataset }) => `drawn ${dataset['text']}`);

/** @returns the words that are partly outside of the page or of a box that clips them, and drawn parts like that */
export const cutWords = async (page: Page): Promise<string[]> => {
  const { width } = page.viewportSize() ?? { width: 0 };
  const cut = (await wordsOf(page)).filter(
    ({ left, right, clip }) => left < Math.max(0, clip.left) - 1 || right > Math.min(width, clip.right) + 1,
  );
  return [...cut.map(({ text }) => text), ...(await page.evaluate(drawnOutside))];
};
