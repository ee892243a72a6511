import { type AnyNode, type AtRule, parse, type Root, type Rule } from 'postcss';
import { type Match, matchOf, type ParsedPage, type Place } from './matches.ts';
import { prune, pruneUnread } from './unread.ts';

/** The two style sheets of a page. */
export interface SortedStyles {
  /** What anything up to the end of the hero needs. */
  readonly head: string;
  /** What is needed later. */
  readonly later: string;
}

const isAtRule = (node: AnyNode | undefined, name: string): node is AtRule =>
  node?.type === 'atrule' && node.name === name;

const rulesOf = (root: Root): Rule[] => {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    // The steps of an animation match nothing.
    if (!isAtRule(rule.parent, 'keyframes')) rules.push(rule);
  });
  return rules;
};

/** Properties that set the same thing as others whose names begin differently. */
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

/** Whether the order of two rules may matter: both set the same thing on the same element. Ignores their specificity. */
const inConflict = (one: Match, other: Match): boolean => {
  if (one.layer !== other.layer) return false;
  const families = familiesOf(one.rule);
  if (![...familiesOf(other.rule)].some((family) => families.has(family))) return false;
  return one.elements.some((element) => other.elements.includes(element));
};

/**
 * The browser reads the head's rules before those behind the hero. So a rule that must win over one of the head goes to
 * the head as well: rules that meet on an element keep their order.
 */
const keepOrder = (matches: readonly Match[]): Match[] => {
  const inHead: Match[] = [];
  const placed = matches.toReversed().map((match) => {
    const isOverruled = match.place === 'later' && inHead.some((other) => inConflict(match, other));
    const kept: Match = isOverruled ? { ...match, place: 'head' } : match;
    if (kept.place === 'head') inHead.push(kept);
    return kept;
  });
  return placed.toReversed();
};

/** At-rules that style no element by themselves: only the head has them. */
const OF_NO_ELEMENT = ['font-face', 'keyframes', 'layer', 'property', 'view-transition'];

/** @returns a copy of the sheet with the selectors of one place */
const sheetOf = (root: Root, matches: readonly Match[], place: Place): Root => {
  const selectors = Map.groupBy(
    matches.filter((match) => match.place === place),
    ({ rule }) => rule,
  );
  const copy = root.clone();
  const originals = rulesOf(root);
  for (const [index, rule] of rulesOf(copy).entries()) {
    const original = originals[index];
    const kept = original && selectors.get(original);
    if (kept) rule.selectors = kept.map(({ selector }) => selector);
    else prune(rule);
  }
  if (place === 'later')
    copy.walkAtRules((rule) => {
      const hasRules = rule.name === 'layer' && rule.nodes;
      if (OF_NO_ELEMENT.includes(rule.name) && !hasRules) prune(rule);
    });
  return copy;
};

/**
 * Sorts the rules of a page by what their selectors match in its DOM. Leaves out a rule that matches nothing of the page
 * in any state, and nothing that a script adds to it.
 *
 * @param css the style sheets of the page, in their order
 * @param page what they style
 * @returns two sheets that together style the page as the given ones do
 */
export const sortStyles = (css: string, page: ParsedPage): SortedStyles => {
  const root = parse(css);
  const matches = keepOrder(
    rulesOf(root).flatMap((rule) => rule.selectors.map((selector) => matchOf(rule, selector, page))),
  );
  const head = sheetOf(root, matches, 'head');
  const later = sheetOf(root, matches, 'later');
  pruneUnread([head, later], page.drawnLater);
  return { head: String(head), later: String(later) };
};
