import { JSDOM } from 'jsdom';
import { HERO_ID } from '../../src/sections/anchor-schema.ts';

/** A built page as its styles are sorted by it. */
export interface AskedPage {
  readonly document: Document;
  /** Every element up to the end of the hero. */
  readonly firstView: ReadonlySet<Element>;
  /** Classes, ids and kinds of its elements. */
  readonly names: ReadonlySet<string>;
  /** Words of the scripts and sheets that come after the page: classes and custom properties among them. */
  readonly drawnLater: ReadonlySet<string>;
}

const isUpTo = (last: Element, element: Element): boolean =>
  last.contains(element) || (last.compareDocumentPosition(element) & last.DOCUMENT_POSITION_PRECEDING) !== 0;

/**
 * @param html a built page
 * @param drawnLater words of what comes after the page
 */
export const askPage = (html: string, drawnLater: ReadonlySet<string>): AskedPage => {
  const { document } = new JSDOM(html).window;
  const hero = document.getElementById(HERO_ID) ?? document.body;
  const all = [...document.querySelectorAll('*')];
  const names = new Set(all.flatMap(({ localName, id, classList }) => [localName, id, ...classList]));
  return { document, firstView: new Set(all.filter((element) => isUpTo(hero, element))), names, drawnLater };
};
