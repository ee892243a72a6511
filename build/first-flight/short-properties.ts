const PROPERTY = /(?<![\w-])--[a-z][\w-]*/gi;
/** In a script `--x` may also be an operator. */
const READ = /(?<=var\()--[\w-]+/g;
const FIRST_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The custom properties that style sheets name.
 *
 * @param css the text of style sheets
 * @returns names with their dashes, each once, in order, e.g. `--color-night`
 */
export const namedProperties = (css: string): string[] => [...new Set(css.match(PROPERTY))];

/**
 * The custom properties that styles read, wherever they stand.
 *
 * @param text style sheets, or scripts with style sheets in them
 * @returns names with their dashes, each once, in order
 */
export const readProperties = (text: string): string[] => [...new Set(text.match(READ))];

/** `--a` to `--Z`, then `--a1` and so on. */
const shortName = (index: number): string => {
  const round = Math.floor(index / FIRST_LETTERS.length);
  return `--${FIRST_LETTERS[index % FIRST_LETTERS.length]}${round || ''}`;
};

/**
 * Custom properties have long names for those who write the styles; a page needs none of their letters.
 *
 * @param css all styles of a page; nothing else in the page names a property
 * @param kept names that stay: sheets that come later know them
 * @returns the same styles with short names
 */
export const shortProperties = (css: string, kept: readonly string[]): string => {
  const taken = new Set(kept);
  const names = new Map<string, string>();
  let index = 0;
  for (const name of namedProperties(css)) {
    if (taken.has(name)) continue;
    while (taken.has(shortName(index))) index++;
    names.set(name, shortName(index++));
  }
  return css.replace(PROPERTY, (name) => names.get(name) ?? name);
};
