import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { inAnyState } from './matches.ts';

const ARTWORK = /url\(["']?(\/_astro\/[\w.-]+\.avif)["']?\)/;
const PROPERTY = /var\((--[\w-]+)/g;
/** What is closed or hidden when the page opens. */
const NOT_DRAWN = '[hidden], [popover]';

/** Specification §2: "two background images are preloaded at start". */
const ANNOUNCED = 2;

const selectorOf = (declaration: Declaration): string => inAnyState((declaration.parent as Rule).selector);

/** The custom properties that hold an artwork, each with the elements that set it. */
type Held = readonly { readonly property: string; readonly selector: string; readonly address: string }[];

/** @returns the artwork that a property has at an element: the one of the closest element that sets it */
const heldAt = (element: Element, property: string, held: Held): string | undefined => {
  const own = held.findLast((one) => one.property === property && element.matches(one.selector));
  if (own) return own.address;
  return element.parentElement ? heldAt(element.parentElement, property, held) : undefined;
};

const artworkOf = ({ value }: Declaration): string | undefined => ARTWORK.exec(value)?.[1];

/** The steps of an animation style no element by themselves. */
const stylesElement = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && (parent.parent as Partial<AtRule> | undefined)?.name !== 'keyframes';

/**
 * Announces the first two background artworks that a page draws when it opens, with low priority: the text comes first.
 * docs/decisions/0014-what-the-browser-does-not-get.md
 *
 * @param css all styles of the page
 * @param document the page
 * @returns a link for each artwork, for the end of the head
 */
export const artLinks = (css: string, document: Document): string => {
  const declarations: Declaration[] = [];
  parse(css).walkDecls((declaration) => {
    if (stylesElement(declaration)) declarations.push(declaration);
  });
  const held = declarations.flatMap((declaration): Held => {
    const address = artworkOf(declaration);
    if (!address || !declaration.prop.startsWith('--')) return [];
    return [{ property: declaration.prop, selector: selectorOf(declaration), address }];
  });
  const art = new Map<string, boolean>();
  for (const declaration of declarations.filter(({ prop }) => !prop.startsWith('--'))) {
    const own = artworkOf(declaration);
    const properties = Array.from(declaration.value.matchAll(PROPERTY), ([, name = '']) => name).filter(
      (name) => held.some(({ property }) => property === name),
    );
    if (!own && properties.length === 0) continue;
    const isMask = /^(?:-webkit-)?mask/.test(declaration.prop);
    for (const element of document.querySelectorAll(selectorOf(declaration))) {
      if (element.closest(NOT_DRAWN)) continue;
      for (const address of [own, ...properties.map((name) => heldAt(element, name, held))])
        if (address && !art.has(address)) art.set(address, isMask);
    }
  }
  // Browsers fetch a mask as from another site, and would fetch it again if the link did not say so.
  return Array.from(art)
    .slice(0, ANNOUNCED)
    .map(
      ([address, isMask]) =>
        `<link rel="preload" as="image" href="${address}" fetchpriority="low"${isMask ? ' crossorigin' : ''}>`,
    )
    .join('');
};
