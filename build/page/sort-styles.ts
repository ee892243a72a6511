import { type AnyNode, type AtRule, parse, type Root, type Rule } from 'postcss';
import { type Match, matchOf, type ParsedPage, type Place } from './matches.ts';
import { prune, pruneUnread } from './unread.ts';

/** The two style sheets of a page. */
export interface SortedStyles {
  /** Rules for everything up to the end of the hero. */
  readonly head: string;
  /** All other rules that the page needs. */
  readonly later: string;
}

const isAtRule = (node: AnyNode | undefined, name: string): node is AtRule =>
  node?.type === 'atrule' && node.name === name;

const rulesOf = (root: Root): Rule[] => {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    // The steps of an animation match no element.
    if (!isAtRule(rule.parent, 'keyframes')) rules.push(rule);
  });
  return rules;
};

/** Families of properties that set the same thing although their names begin differently. */
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

/** Puts `padding-top` and `padding` into the family `padding`, `row-gap` into `gap`. A custom property has its own. */
const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-[a-z]+-/, '').split('-');
  return FAMILIES[first] ?? first;
};

/** An important declaration wins over any that is not, in whatever order: it is of a family of its own. */
const familiesOf = (rule: Rule): Set<string> => {
  const families = new Set<string>();
  rule.walkDecls(({ prop, important }) => {
    families.add(important ? `${familyOf(prop)}!` : familyOf(prop));
  });
  return families;
};

/**
 * Whether the order of two rules may matter: both set the same thing on the same element. Ignores their specificity.
 */
const inConflict = (one: Match, other: Match): boolean => {
  if (one.layer !== other.layer) return false;
  const families = familiesOf(one.rule);
  if (![...familiesOf(other.rule)].some((family) => families.has(family))) return false;
  return one.elements.some((element) => other.elements.includes(element));
};

/**
 * The browser reads the head's rules before those after the hero. So a rule that must win over one in the head moves to
 * the head as well, and rules for the same element keep their order.
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

/** At-rules that style no element by themselves: they go into the head only. Animations go where they are played. */
const HEAD_ONLY = ['font-face', 'layer', 'property', 'view-transition'];

/** @returns a copy of the sheet with only the selectors that belong in one place */
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
      if (HEAD_ONLY.includes(rule.name) && !hasRules) prune(rule);
    });
  return copy;
};

/**
 * Sorts the rules of a page by what their selectors match in its DOM. Drops a rule that matches nothing of the page in
 * any state, and nothing that a script adds to it.
 *
 * @param css the style sheets of the page, in their order
 * @param page the page that they style
 * @returns two sheets that together style the page like the given ones
 */
export const sortStyles = (css: string, page: ParsedPage): SortedStyles => {
  const root = parse(css);
  const matches = keepOrder(
    rulesOf(root).flatMap((rule) => rule.selectors.map((selector) => matchOf(rule, selector, page))),
  );
  const head = sheetOf(root, matches, 'head');
  const later = sheetOf(root, matches, 'later');
  pruneUnread([head, later], page.laterWords);
  return { head: String(head), later: String(later) };
};
