import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { heroEnd } from './hero-end.ts';

/** Most that a page may weigh with its styles, and up to the end of its hero, in brotli 11 (docs/performance.md). */
export const PAGE_MAX_BYTES = 16_000;
export const FIRST_VIEW_MAX_BYTES = 9_000;

/** @returns its length in brotli; Node's default quality is 11, the highest */
export const compressedBytes = (content: string | Uint8Array): number => brotliCompressSync(content).length;

/** Head, styles, bar and hero: what the first paint needs. */
export const firstView = (html: string): string => html.slice(0, heroEnd(html));

/** What one part of a page adds to it. */
export interface SectionWeight {
  /** Its classes, which begin with its kind, or its element's name. */
  readonly name: string;
  /** The page in brotli 11 minus the page without it; styles that only it uses, elsewhere in the page, do not count. */
  readonly bytes: number;
}

const nameOf = (element: Element): string => {
  const [first] = element.classList;
  const id = element.id === '' ? '' : ` #${element.id}`;
  return `${element.localName}${first === undefined ? '' : `.${[...element.classList].slice(0, 2).join('.')}`}${id}`;
};

/**
 * @param html a built page
 * @returns the children of its main part in order, styles and scripts between them included, the rest of its body, and
 *   its head
 */
export const sectionWeights = (html: string): SectionWeight[] => {
  const page = new JSDOM(html, { includeNodeLocations: true });
  const { document } = page.window;
  const whole = compressedBytes(html);
  const weightOf = (element: Element): SectionWeight[] => {
    const location = page.nodeLocation(element);
    if (!location) return [];
    const without = html.slice(0, location.startOffset) + html.slice(location.endOffset);
    return [{ name: nameOf(element), bytes: whole - compressedBytes(without) }];
  };
  const main = document.querySelector('main');
  if (main === null) return [];
  const beside = Array.from(main.parentElement?.children ?? []).filter((element) => element !== main);
  return [document.head, ...main.children, ...beside].flatMap(weightOf);
};
