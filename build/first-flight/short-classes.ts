/** Names that stay, so that whoever looks at a page, and the browser tests, find their way about it. */
export const LANDMARKS: ReadonlySet<string> = new Set(
  `below breadcrumbs chat-button faq figure-lead footer hero logo loom menu-button menu-items phone-link picture plan-cards
  price pull quick-contacts ribbon service-rows sr-only stars wordmark`.split(/\s+/),
);

const ATTRIBUTE = /(?<=\sclass=")[^"]+(?=")/g;
/** What stands before a brace: a selector, or the condition of a group of rules, which names no class. */
const SELECTOR = /[^{};]+(?=\{)/g;
/** A dot in brackets is part of an attribute's value. */
const CLASS = /\[[^\]]*\]|(?<=\.)-?[a-z_][\w-]*/gi;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, then `aa` and so on. */
const shortName = (index: number): string =>
  (index < LETTERS.length ? '' : shortName(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS[index % LETTERS.length];

/** The classes of a page, those that page and styles name most often first. */
const byFrequency = (html: string, css: string): string[] => {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [list] of html.matchAll(ATTRIBUTE)) list.split(/\s+/).forEach(count);
  for (const [selector] of css.matchAll(SELECTOR))
    for (const name of selector.match(CLASS) ?? []) if (counts.has(name)) count(name);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
};

/**
 * Classes have long names for those who write the styles; a page needs few of their letters.
 *
 * @param html a page, its styles not in it yet
 * @param css all styles of the page
 * @param kept names that stay besides the {@link LANDMARKS}: scripts and sheets that come later know them
 * @returns both with short names
 */
export const shortClasses = (
  html: string,
  css: string,
  kept: ReadonlySet<string>,
): { html: string; css: string } => {
  const names = byFrequency(html, css);
  const stays = (name: string) => kept.has(name) || LANDMARKS.has(name);
  // What an island draws later is no class of the page yet. One letter is a name of the minifier's, never a class of ours.
  const taken = new Set([...kept].filter(({ length }) => length > 1).concat(names.filter(stays)));
  const short = new Map<string, string>();
  let index = 0;
  for (const name of names) {
    if (stays(name)) continue;
    while (taken.has(shortName(index))) index++;
    short.set(name, shortName(index++));
  }
  const nameOf = (name: string): string => short.get(name) ?? name;
  return {
    html: html.replace(ATTRIBUTE, (list) => list.split(/\s+/).map(nameOf).join(' ')),
    css: css.replace(SELECTOR, (selector) => selector.replace(CLASS, nameOf)),
  };
};
