import { JSDOM } from 'jsdom';

const RULE = /(?<=^|[{};])(\.[^{};]+)(?=\{)/g;
/** Whatever lies between the commas of a list, commas in parentheses included. */
const SELECTOR = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g;
const ARGUMENTS = /\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.[\w-]+/g;

const PSEUDO_ELEMENT = /::[a-z-]+|:(?:before|after)\b/g;
const STRUCTURAL = 'is|where|not|has|root|nth-[a-z-]+|(?:first|last|only)-(?:child|of-type)';
/** What a visitor or a script may change: attributes, and every pseudo-class that does not tell a place in the tree. */
const STATE = new RegExp(`\\[[^\\]]*\\]|:(?!(?:${STRUCTURAL})\\b)[a-z-]+(?:\\([^()]*\\))?`, 'g');
const ANY = ':is(*)';
const NOT_IN_A_STATE = /:not\([^()]*:is\(\*\)[^()]*\)/g;

/** Where elements come and go after the page is there. */
const ALIVE = 'astro-island, dialog, [data-module]';

/** @returns the selector that matches in every state what the given one matches in some state */
const inAnyState = (selector: string): string =>
  selector.replace(PSEUDO_ELEMENT, '').replace(STATE, ANY).replace(NOT_IN_A_STATE, ANY);

/**
 * Removes each rule that names a class of the page, all of whose elements stand still, but that fits none of what is
 * there: a third plan that is the popular one, a list of four, a row with a figure. Where an island, a dialog or a module draws,
 * and for whatever they can draw, every rule stays.
 *
 * @param css minified style sheets
 * @param html the page
 * @param drawn words of the scripts that draw later, class names among them
 * @returns the same sheets without those rules' selectors; a rule that loses all of them has none before its braces
 */
export const withoutForeignStructure = (css: string, html: string, drawn: ReadonlySet<string>): string => {
  const { document } = new JSDOM(html).window;
  const standsStill = (name: string): boolean => {
    const found = [...document.querySelectorAll(name)];
    const moves = found.some((element) => element.closest(ALIVE) || element.querySelector(ALIVE));
    return found.length > 0 && !moves && !drawn.has(name.slice(1));
  };
  const known = new Map<string, boolean>();
  const isStill = (name: string): boolean => {
    const still = known.get(name) ?? standsStill(name);
    known.set(name, still);
    return still;
  };
  const fits = (selector: string): boolean => {
    const classes = selector.replace(ARGUMENTS, '').match(CLASS) ?? [];
    return !classes.some(isStill) || document.querySelector(inAnyState(selector)) !== null;
  };
  return css.replace(RULE, (list) => (list.match(SELECTOR) ?? []).filter(fits).join(','));
};
