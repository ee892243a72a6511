import parse, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** Pseudo-classes that say where an element stands. All others say in which state it is. */
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

const forgetStates = parse((root) => {
  root.walk((node) => {
    if (matchesAnything(node)) node.replaceWith(parse.pseudo({ value: ':is(*)' }));
  });
});

/**
 * @param selector one selector, e.g. `.field:has(:invalid) .note::before`
 * @returns the selector of every element that it can match in some state of the page: `.field:has(:is(*)) .note:is(*)`
 */
export const inAnyState = (selector: string): string => forgetStates.processSync(selector);

/**
 * @param selector one selector
 * @returns the classes, ids and elements that a page must have for it, e.g. `note`; what stands in parentheses is left out
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
