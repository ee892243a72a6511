import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LATER_STYLES_ID } from '../../src/sections/anchor-schema.ts';
import { heroEnd } from './hero-end.ts';
import { parsePage } from './matches.ts';
import { sortStyles } from './sort-styles.ts';

const LINKED_SHEET = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;
const INLINE_SHEET = /<style>([^<]*)<\/style>/g;

/** @returns the addresses of the style sheets that a built page links */
export const linkedSheets = (html: string): string[] =>
  Array.from(html.matchAll(LINKED_SHEET), ([, href = '']) => href);

/** The style sheets of a page in the order of the cascade: inline ones stand first. */
const sheetsOf = async (html: string, root: string): Promise<string[]> => [
  ...Array.from(html.matchAll(INLINE_SHEET), ([, css = '']) => css),
  ...(await Promise.all(linkedSheets(html).map((href) => readFile(join(root, href), 'utf8')))),
];

/**
 * Writes the styles of a page into it: those of everything up to the end of the hero into the head, all others right
 * behind the hero. An external sheet would cost a round trip before the first paint.
 *
 * @param html a built page
 * @param root the output folder
 * @param drawnLater words of the scripts and sheets that the page fetches later
 * @returns the page with two inline sheets
 * @throws when it has no hero
 */
export const placeStyles = async (
  html: string,
  root: string,
  drawnLater: ReadonlySet<string>,
): Promise<string> => {
  const sheets = await sheetsOf(html, root);
  const page = html.replace(LINKED_SHEET, '').replace(INLINE_SHEET, '');
  const { head, later } = sortStyles(sheets.join('\n'), parsePage(page, drawnLater));
  const end = heroEnd(page);
  const withLater = `${page.slice(0, end)}<style id="${LATER_STYLES_ID}">${later}</style>${page.slice(end)}`;
  return withLater.replace('</head>', () => `<style>${head}</style></head>`);
};
