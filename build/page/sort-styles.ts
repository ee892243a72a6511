import { type AnyNode, type AtRule, parse, type Root, type Rule } from 'postcss';
import { inAnyState, namesIn } from './any-state.ts';
import type { AskedPage } from './asked-page.ts';
import { inConflict, type Matching } from './conflicts.ts';
import { prune, pruneUnread } from './unread.ts';

/** The two style sheets of a page. */
export interface SortedStyles {
  /** What anything up to the end of the hero needs. */
  readonly head: string;
  /** What is needed later. */
  readonly later: string;
}

type Place = keyof SortedStyles | 'nowhere';

/** One selector of a rule, with what it can match in some state of the page. */
interface Candidate extends Matching {
  readonly selector: string;
  readonly layer: string;
  place: Place;
}

const isAtRule = (node: AnyNode | undefined, name: string): node is AtRule =>
  node?.type === 'atrule' && node.name === name;

const layerOf = (rule: Rule): string => {
  for (let node: AnyNode | undefined = rule.parent; node; node = node.parent)
    if (isAtRule(node, 'layer')) return node.params;
  return '';
};

const rulesOf = (root: Root): Rule[] => {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    // The steps of an animation match nothing.
    if (!isAtRule(rule.parent, 'keyframes')) rules.push(rule);
  });
  return rules;
};

const placeOf = (names: readonly string[], elements: readonly Element[], page: AskedPage): Place => {
  if (elements.some((element) => page.firstView.has(element))) return 'head';
  if (elements.length > 0) return 'later';
  // A script may draw it into what is there. What it draws besides comes with a sheet of its own.
  const isKnown = names.every((name) => page.names.has(name));
  return isKnown && names.some((name) => page.drawnLater.has(name)) ? 'later' : 'nowhere';
};

const candidateOf = (rule: Rule, selector: string, page: AskedPage): Candidate => {
  const names = namesIn(selector);
  const isOnPage = names.every((name) => page.names.has(name));
  const elements = isOnPage ? [...page.document.querySelectorAll(inAnyState(selector))] : [];
  return { rule, selector, elements, layer: layerOf(rule), place: placeOf(names, elements, page) };
};

/**
 * What stands in the head comes before what stands behind the hero. So a rule that one of the head has to win over goes
 * to the head as well, and the order of all rules that meet on an element stays true.
 */
const keepOrder = (candidates: readonly Candidate[]): void => {
  const laterInSheet: Candidate[] = [];
  for (const candidate of candidates.toReversed()) {
    const isOverruled = (other: Candidate): boolean =>
      other.layer === candidate.layer && inConflict(candidate, other);
    if (candidate.place === 'later' && laterInSheet.some(isOverruled)) candidate.place = 'head';
    if (candidate.place === 'head') laterInSheet.push(candidate);
  }
};

/** What belongs to no element is needed from the first. */
const OF_NO_ELEMENT = ['font-face', 'keyframes', 'layer', 'property', 'view-transition'];

/** @returns a copy of the sheet with the selectors of one place */
const sheetOf = (root: Root, candidates: readonly Candidate[], place: Place): Root => {
  const selectors = Map.groupBy(
    candidates.filter((candidate) => candidate.place === place),
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
 * Sorts the rules of a page by asking its DOM. A rule that nothing of the page matches in any state, and that no script
 * can draw anything for, goes away.
 *
 * @param css the style sheets of the page, in their order
 * @param page what they style
 * @returns two sheets that together style the page as the given ones do
 */
export const sortStyles = (css: string, page: AskedPage): SortedStyles => {
  const root = parse(css);
  const candidates = rulesOf(root).flatMap((rule) =>
    rule.selectors.map((selector) => candidateOf(rule, selector, page)),
  );
  keepOrder(candidates);
  const head = sheetOf(root, candidates, 'head');
  const later = sheetOf(root, candidates, 'later');
  pruneUnread([head, later], page.drawnLater);
  return { head: String(head), later: String(later) };
};
