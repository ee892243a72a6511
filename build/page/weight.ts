import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { heroEnd } from './hero-end.ts';

/** Limits of a page with its styles, and of its part up to the end of the hero, in brotli 11 (docs/performance.md). */
export const PAGE_MAX_BYTES = 17_000;
export const FIRST_VIEW_MAX_BYTES = 9_000;

/** @returns the length of the content in brotli; Node's default quality is 11, the highest */
export const compressedBytes = (content: string | Uint8Array): number => brotliCompressSync(content).length;

/** @returns the part of a page that the first paint needs: head, styles, bar and hero */
export const firstView = (html: string): string => html.slice(0, heroEnd(html));

/** What one part of a page adds to the page's weight. */
export interface SectionWeight {
  /** The element's name with its first two classes and its id; the classes of a section begin with its kind. */
  readonly name: string;
  /** The page in brotli 11 minus the page without this part. Styles elsewhere that only this part uses do not count. */
  readonly bytes: number;
}

const nameOf = (element: Element): string => {
  const [first] = element.classList;
  const id = element.id === '' ? '' : ` #${element.id}`;
  return `${element.localName}${first === undefined ? '' : `.${[...element.classList].slice(0, 2).join('.')}`}${id}`;
};

/**
 * @param html a built page
 * @returns the weights of its head, of the children of `main` in order, with the styles and scripts between them, and
 *   of the elements beside `main`
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
