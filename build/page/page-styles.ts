import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LATER_STYLES_ID } from '../../src/sections/anchor-schema.ts';
import { heroEnd } from './hero-end.ts';
import { parsePage } from './matches.ts';
import { sortStyles } from './sort-styles.ts';

const LINKED = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;
const WRITTEN = /<style>([^<]*)<\/style>/g;

/** @returns the addresses of the style sheets that a built page links */
export const linkedSheets = (html: string): string[] =>
  Array.from(html.matchAll(LINKED), ([, href = '']) => href);

/** The style sheets of a page, in the order in which a browser would take them: those written in it stand first. */
const sheetsOf = async (html: string, root: string): Promise<string[]> => [
  ...Array.from(html.matchAll(WRITTEN), ([, css = '']) => css),
  ...(await Promise.all(linkedSheets(html).map((href) => readFile(join(root, href), 'utf8')))),
];

/**
 * Puts the styles of a page into it: what is needed up to the end of the hero in the head, all else right behind the
 * hero. One external sheet costs a whole round trip before the first paint.
 *
 * @param html a built page
 * @param root the output folder
 * @param drawnLater words of the scripts and sheets that come after the page
 * @returns the page with two inline sheets
 * @throws when it has no hero
 */
export const placeStyles = async (
  html: string,
  root: string,
  drawnLater: ReadonlySet<string>,
): Promise<string> => {
  const sheets = await sheetsOf(html, root);
  const page = html.replace(LINKED, '').replace(WRITTEN, '');
  const { head, later } = sortStyles(sheets.join('\n'), parsePage(page, drawnLater));
  const end = heroEnd(page);
  const withLater = `${page.slice(0, end)}<style id="${LATER_STYLES_ID}">${later}</style>${page.slice(end)}`;
  return withLater.replace('</head>', () => `<style>${head}</style></head>`);
};
