import { HERO_ID } from '../../src/sections/anchor-schema.ts';

const OPENING = new RegExp(`<(\\w+)\\b[^>]*\\sid="${HERO_ID}"`);

/**
 * @param html a built page
 * @returns the index right after its hero, the element with the id `hero`
 * @throws when the page has no hero, or the hero is never closed
 */
export const heroEnd = (html: string): number => {
  const opening = OPENING.exec(html);
  if (!opening) throw new Error(`No element of the page has the id "${HERO_ID}", after which its styles go.`);
  const tags = new RegExp(`<(/?)${opening[1]}\\b`, 'g');
  tags.lastIndex = opening.index;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', tag.index) + 1;
  }
  throw new Error(`The hero, a <${opening[1]}>, does not end.`);
};
