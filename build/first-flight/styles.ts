import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { shortProperties } from './short-properties.ts';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;

const SCRIPT = /<script\b.*?<\/script>/gs;

/** Rules that the purge emptied; a declaration that the minifier wrote twice for old browsers. */
const withoutRemains = (css: string): string =>
  css
    .replace(/(?<=^|[{}])[^{}]+\{\}/g, '')
    .replace(/(?<=[{;])([\w-]+:[^;{}]+;)\1/g, '$1')
    .replaceAll('}\n', '}');

/** The addresses of the style sheets that a built page links. */
export const linkedSheets = (html: string): string[] =>
  [...html.matchAll(STYLE_LINK)].map((match) => match[1] ?? '');

/**
 * Puts into the page the rules of its style sheets that its HTML can match, and drops the links: one external sheet
 * costs a whole round trip before the first paint.
 *
 * @param html a built page
 * @param root the output folder
 * @param keptProperties custom properties that stay, by their names, though the page itself may not read them
 * @returns the page with one inline sheet
 */
export const inlineStyles = async (
  html: string,
  root: string,
  keptProperties: readonly string[],
): Promise<string> => {
  const sheets = linkedSheets(html);
  if (sheets.length === 0) return html;
  const css = await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), 'utf8')));
  const body = html.replace(STYLE_LINK, '');
  const [purged] = await new PurgeCSS().purge({
    // Words of scripts and of structured data are no class names.
    content: [{ raw: body.replace(SCRIPT, ''), extension: 'html' }],
    css: [{ raw: css.join('\n') }],
    variables: true,
    safelist: { variables: [...keptProperties] },
    keyframes: true,
    dynamicAttributes: ['open', 'aria-busy', 'aria-invalid', 'aria-expanded', 'data-message', 'data-state'],
  });
  const style = shortProperties(withoutRemains(purged?.css ?? ''), keptProperties);
  return body.replace('</head>', () => `<style>${style}</style></head>`);
};
