import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askPage } from './asked-page.ts';
import { heroEnd } from './hero-end.ts';
import { sortStyles } from './sort-styles.ts';

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;

/** @returns the addresses of the style sheets that a built page links */
export const linkedSheets = (html: string): string[] =>
  [...html.matchAll(STYLE_LINK)].map((match) => match[1] ?? '');

/**
 * Puts the styles of a page into it: up to the end of the hero in the head, all others right behind the hero. One
 * external sheet costs a whole round trip before the first paint.
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
  const sheets = await Promise.all(linkedSheets(html).map((sheet) => readFile(join(root, sheet), 'utf8')));
  const page = html.replace(STYLE_LINK, '');
  const { head, later } = sortStyles(sheets.join('\n'), askPage(page, drawnLater));
  const end = heroEnd(page);
  const withLater = `${page.slice(0, end)}<style>${later}</style>${page.slice(end)}`;
  return withLater.replace('</head>', () => `<style>${head}</style></head>`);
};
