import { JSDOM } from 'jsdom';
import { compressedBytes } from './weight.ts';

/** What one part of a page adds to it. */
export interface SectionWeight {
  /** Its classes, which begin with its kind, or its element's name. */
  readonly name: string;
  /** The page in brotli 11 minus the page without it; the styles that it has to itself elsewhere are not in it. */
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
