import type { Rule } from 'postcss';

/** Properties that set the same thing under names that do not begin alike. */
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  line: 'font',
  align: 'place',
  justify: 'place',
};

/** `padding-top` and `padding` are of one family, `padding`; so are `row-gap` and `gap`. A custom property is its own. */
const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-[a-z]+-/, '').split('-');
  return FAMILIES[first] ?? first;
};

const familiesOf = (rule: Rule): Set<string> => {
  const families = new Set<string>();
  rule.walkDecls(({ prop }) => {
    families.add(familyOf(prop));
  });
  return families;
};

/** A rule and the elements that it can match. */
export interface Matching {
  readonly rule: Rule;
  readonly elements: readonly Element[];
}

/**
 * @returns whether the order of two rules of one layer may matter: they set the same thing on the same element. Their
 *   specificity, which may settle it, is not asked.
 */
export const inConflict = (one: Matching, other: Matching): boolean => {
  const families = familiesOf(one.rule);
  if (![...familiesOf(other.rule)].some((family) => families.has(family))) return false;
  return one.elements.some((element) => other.elements.includes(element));
};
