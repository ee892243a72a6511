import { JSDOM } from 'jsdom';
import type { AnyNode, Rule } from 'postcss';
import parse, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import { HERO_ID } from '../../src/sections/anchor-schema.ts';

/** Pseudo-classes for an element's place in the document. All others are about its state. */
const STRUCTURAL =
  /^:(?:is|where|not|has|root|nth-[a-z-]+|(?:first|last|only)-(?:child|of-type)|before|after)$/;
/** Attributes that a visitor, a script or the browser changes. */
const CHANGING = /^(?:aria-|data-|open$|hidden$|disabled$|checked$)/;
const PSEUDO_ELEMENT = /^(?:::|:(?:before|after)$)/;

const isState = (node: Node): boolean =>
  (node.type === 'attribute' && CHANGING.test(node.attribute)) ||
  (node.type === 'pseudo' && !STRUCTURAL.test(node.value));

const holdsState = (pseudo: Pseudo): boolean => {
  let found = false;
  pseudo.walk((node) => {
    found ||= isState(node);
  });
  return found;
};

const matchesAnything = (node: Node): boolean =>
  isState(node) ||
  (node.type === 'pseudo' &&
    (PSEUDO_ELEMENT.test(node.value) || (node.value === ':not' && holdsState(node))));

const replaceStates = parse((root) => {
  root.walk((node) => {
    if (matchesAnything(node)) node.replaceWith(parse.pseudo({ value: ':is(*)' }));
  });
});

/**
 * @param selector one selector, e.g. `.field:has(:invalid) .note::before`
 * @returns a selector of every element that the given one can match in some state of the page:
 *   `.field:has(:is(*)) .note:is(*)`
 */
export const inAnyState = (selector: string): string => replaceStates.processSync(selector);

/**
 * @param selector one selector
 * @returns the classes, ids and elements that a page must have for it to match, e.g. `note`; skips what is in
 *   parentheses
 */
export const namesIn = (selector: string): string[] => {
  const names: string[] = [];
  const collect = (nodes: Selector['nodes']): void => {
    for (const node of nodes)
      if (node.type === 'class' || node.type === 'id' || node.type === 'tag') names.push(node.value);
  };
  parse((root) => root.each(({ nodes }) => collect(nodes))).processSync(selector);
  return names;
};

/** A built page, prepared for matching the selectors of its styles. */
export interface ParsedPage {
  readonly document: Document;
  /** Every element up to the end of the hero. */
  readonly firstView: ReadonlySet<Element>;
  /** Classes, ids and tag names of its elements. */
  readonly names: ReadonlySet<string>;
  /** Words of the scripts and sheets that the page fetches later: classes and custom properties among them. */
  readonly laterWords: ReadonlySet<string>;
}

const isUpTo = (last: Element, element: Element): boolean =>
  last.contains(element) || (last.compareDocumentPosition(element) & last.DOCUMENT_POSITION_PRECEDING) !== 0;

/**
 * @param html a built page
 * @param laterWords words of the scripts and sheets that the page fetches later
 */
export const parsePage = (html: string, laterWords: ReadonlySet<string>): ParsedPage => {
  const { document } = new JSDOM(html).window;
  const hero = document.getElementById(HERO_ID) ?? document.body;
  const all = [...document.querySelectorAll('*')];
  const names = new Set(all.flatMap(({ localName, id, classList }) => [localName, id, ...classList]));
  return { document, firstView: new Set(all.filter((element) => isUpTo(hero, element))), names, laterWords };
};

/** Which of a page's two sheets a selector belongs in: the one in the head, the one after the hero, or neither. */
export type Place = 'head' | 'later' | 'nowhere';

/** One selector of a rule, with what it can match in some state of the page. */
export interface Match {
  readonly rule: Rule;
  readonly selector: string;
  readonly elements: readonly Element[];
  /** The cascade layer that contains the rule; empty outside of layers. */
  readonly layer: string;
  readonly place: Place;
}

const layerOf = (rule: Rule): string => {
  for (let node: AnyNode | undefined = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && node.name === 'layer') return node.params;
  return '';
};

/** What only prints can wait until the first view is painted. */
const onlyPrints = (rule: Rule): boolean => {
  for (let node: AnyNode | undefined = rule.parent; node; node = node.parent)
    if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') return true;
  return false;
};

const placeOf = (
  rule: Rule,
  names: readonly string[],
  elements: readonly Element[],
  page: ParsedPage,
): Place => {
  if (elements.length > 0 && onlyPrints(rule)) return 'later';
  if (elements.some((element) => page.firstView.has(element))) return 'head';
  if (elements.length > 0) return 'later';
  // A script may add an element with names that the page has. A script that adds other names brings its own sheet.
  const isKnown = names.every((name) => page.names.has(name));
  return isKnown && names.some((name) => page.laterWords.has(name)) ? 'later' : 'nowhere';
};

/** Selectors with what was read from them: the same ones come back on every page. */
const readSelectors = new Map<string, { names: string[]; anyState: string }>();

const readSelector = (selector: string) => {
  const read = readSelectors.get(selector) ?? { names: namesIn(selector), anyState: inAnyState(selector) };
  readSelectors.set(selector, read);
  return read;
};

/** @returns what one selector of a rule can match on the page, whatever state its elements are in */
export const matchOf = (rule: Rule, selector: string, page: ParsedPage): Match => {
  const { names, anyState } = readSelector(selector);
  const isOnPage = names.every((name) => page.names.has(name));
  const elements = isOnPage ? [...page.document.querySelectorAll(anyState)] : [];
  return { rule, selector, elements, layer: layerOf(rule), place: placeOf(rule, names, elements, page) };
};
