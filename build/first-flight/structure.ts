import { JSDOM } from 'jsdom';

const RULE = /(?<=^|[{};])(\.[^{};]+)(?=\{)/g;
/** Whatever lies between the commas of a list, commas in parentheses included. */
const SELECTOR = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g;
const FIRST_CLASS = /^\.[\w-]+/;

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
 * A rule that begins with a class of the page, all of whose elements stand still, but that fits none of what is in
 * them: a third plan that is the popular one, a headline of four lines, a row with a figure. Where an island, a dialog
 * or a module may draw, every rule stays.
 *
 * @param css minified style sheets
 * @param html the page
 * @returns the same sheets without those rules' selectors; a rule that loses all of them has none before its braces
 */
export const withoutForeignStructure = (css: string, html: string): string => {
  const { document } = new JSDOM(html).window;
  const stands = new Map<string, boolean>();
  const standsStill = (name: string): boolean => {
    const known = stands.get(name);
    if (known !== undefined) return known;
    const found = [...document.querySelectorAll(name)];
    const still = found.every((element) => !element.closest(ALIVE) && !element.querySelector(ALIVE));
    stands.set(name, found.length > 0 && still);
    return found.length > 0 && still;
  };
  const fits = (selector: string): boolean => {
    const [name] = FIRST_CLASS.exec(selector.trim()) ?? [];
    if (name === undefined || !standsStill(name)) return true;
    return document.querySelector(inAnyState(selector)) !== null;
  };
  return css.replace(RULE, (list) => (list.match(SELECTOR) ?? []).filter(fits).join(','));
};
