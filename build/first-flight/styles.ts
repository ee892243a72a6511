import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { shortClasses } from './short-classes.ts';
import { readProperties, shortProperties } from './short-properties.ts';
import { withoutForeignStructure } from './structure.ts';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;

const SCRIPT = /<script\b.*?<\/script>/gs;

const VALUE = /(?<=[{;][\w-]+:)[^;{}]+(?=[;}])/g;
const TEXT_OR_SIGN = /"[^"]*"| ?([,*/]) /g;

/**
 * Rules that the purge emptied; a declaration that the minifier wrote twice for old browsers, as it is or with
 * a prefix that no browser with popovers reads; the detour that Tailwind makes around `width <`; spaces that are left
 * around signs that need none.
 */
const withoutRemains = (css: string): string =>
  css
    .replace(/(?<=^|[{}])[^{}]+\{\}/g, '')
    .replace(/(?<=[{;])(?:-webkit-(?=text-decoration))?([\w-]+:[^;{}]+;)\1/g, '$1')
    .replace(/not all and \(width>=([^)]+)\)/g, '(width<$1)')
    .replaceAll('}\n', '}')
    .replace(VALUE, (value) => value.replace(TEXT_OR_SIGN, (text, sign: string | undefined) => sign ?? text));

const words = (text: string): Set<string> => new Set(text.match(/[\w-]+/g));

/** Ids that a script of the page gives to its body (src/early/fresh.ts). */
const marks = (html: string): string[] =>
  [...html.matchAll(/document\.body\.id="(\w+)"/g)].map((match) => match[1] ?? '');

/** The addresses of the style sheets that a built page links. */
export const linkedSheets = (html: string): string[] =>
  [...html.matchAll(STYLE_LINK)].map((match) => match[1] ?? '');

/**
 * Puts into the page the rules of its style sheets that its HTML can match, and drops the links: one external sheet
 * costs a whole round trip before the first paint.
 *
 * @param html a built page
 * @param root the output folder
 * @param later what comes after the page: scripts that draw, and sheets of their own. Custom properties that these
 *   read stay, though the page itself may not read them
 * @returns the page with one inline sheet
 */
export const inlineStyles = async (html: string, root: string, later: string): Promise<string> => {
  const keptProperties = readProperties(later);
  const sheets = linkedSheets(html);
  if (sheets.length === 0) return html;
  const css = await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), 'utf8')));
  const body = html.replace(STYLE_LINK, '');
  const [purged] = await new PurgeCSS().purge({
    // Words of scripts and of structured data are no class names.
    content: [{ raw: body.replace(SCRIPT, ''), extension: 'html' }],
    css: [{ raw: withoutForeignStructure(css.join('\n'), body, words(later)) }],
    variables: true,
    // A rule for a state of any element, such as the ring of the focus, names none.
    safelist: { standard: [/^:/, ...marks(body)], variables: [...keptProperties] },
    keyframes: true,
    dynamicAttributes: ['open', 'aria-busy', 'aria-invalid', 'aria-expanded', 'data-message', 'data-is'],
  });
  const style = shortProperties(withoutRemains(purged?.css ?? ''), keptProperties);
  const inline = [...body.matchAll(SCRIPT)].map(([script]) => script);
  const short = shortClasses(body, style, words([later, ...inline].join('\n')));
  return short.html.replace('</head>', () => `<style>${short.css}</style></head>`);
};
