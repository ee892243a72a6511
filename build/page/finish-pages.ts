import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import islandElement from 'astro/runtime/server/astro-island.prebuilt.js';
import { LATER_STYLES_ID } from '../../src/sections/anchor-schema.ts';
import { commonHeaders, deskHeaders, pageHeaders } from '../headers/header-rules.ts';
import { announceArt } from './announce-art.ts';
import { builtPages, canonicalRedirects } from './built-pages.ts';
import { heroEnd } from './hero-end.ts';
import { parsePage } from './matches.ts';
import { type Moved, movedRedirects } from './moved-redirects.ts';
import { sortStyles } from './sort-styles.ts';
import { wholeFigures } from './whole-figures.ts';

const LINKED_SHEET = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;
const INLINE_SHEET = /<style>([^<]*)<\/style>/g;

/** @returns the addresses of the style sheets that a built page links */
export const linkedSheets = (html: string): string[] =>
  Array.from(html.matchAll(LINKED_SHEET), ([, href = '']) => href);

/** The style sheets of a page in the order of the cascade: inline ones come first. */
const sheetsOf = async (html: string, root: string): Promise<string[]> => [
  ...Array.from(html.matchAll(INLINE_SHEET), ([, css = '']) => css),
  ...(await Promise.all(linkedSheets(html).map((href) => readFile(join(root, href), 'utf8')))),
];

/**
 * Inlines the styles of a page: those for everything up to the end of the hero go into the head, all others right after
 * the hero. An external sheet would cost a round trip before the first paint.
 *
 * @param html a built page
 * @param root the output folder
 * @param laterWords words of the scripts and sheets that the page fetches later
 * @returns the page with two inline sheets
 * @throws when it has no hero
 */
export const placeStyles = async (
  html: string,
  root: string,
  laterWords: ReadonlySet<string>,
): Promise<string> => {
  const sheets = await sheetsOf(html, root);
  const page = html.replace(LINKED_SHEET, '').replace(INLINE_SHEET, '');
  const { head, later } = sortStyles(sheets.join('\n'), parsePage(page, laterWords));
  const end = heroEnd(page);
  const withLater = `${page.slice(0, end)}<style id="${LATER_STYLES_ID}">${later}</style>${page.slice(end)}`;
  return withLater.replace('</head>', () => `<style>${head}</style></head>`);
};

/**
 * The functions of the desk fill this page in with what it does not have itself: it keeps all its styles, and has headers of its
 * own.
 */
const DESK = '/scrivania';

const withAllStyles = async (html: string, root: string): Promise<string> => {
  const sheets = await sheetsOf(html, root);
  const page = html.replace(LINKED_SHEET, '').replace(INLINE_SHEET, '');
  return page.replace('</head>', () => `<style>${sheets.join('\n')}</style></head>`);
};

/** A function fills this page in and sends it with its own policy; its address shows the error page (netlify.toml). */
const TEMPLATE = '/richiesta-da-correggere';

/** All words of a script or a sheet: the first split finds classes, the second finds custom properties. */
const wordsIn = (text: string): string[] => [...text.split(/[\s"'`]+/), ...(text.match(/[\w-]+/g) ?? [])];

/** The words of the scripts and sheets that no page links: islands fetch them later. */
const readLaterWords = async (root: string, linked: ReadonlySet<string>): Promise<Set<string>> => {
  const words = new Set<string>();
  for await (const file of glob('_astro/*.{css,js}', { cwd: root })) {
    if (linked.has(`/${file}`)) continue;
    for (const word of wordsIn(await readFile(join(root, file), 'utf8'))) words.add(word);
  }
  return words;
};

const RUNTIME_STYLE = '<style>astro-island';
const RUNTIME_ELEMENT = `<script>${islandElement}</script>`;

/**
 * Astro writes its island runtime (4.4 kB: a style and the scripts of the directive and the element) before the first
 * island of a page. The site has it in a file instead (src/islands/runtime.ts), which a page fetches when a visitor
 * reaches for an island.
 *
 * @param html a built page
 * @returns the page without the runtime; unchanged when it has no island
 * @throws when Astro writes the runtime in another form
 */
export const withoutIslandRuntime = (html: string): string => {
  const start = html.indexOf(RUNTIME_STYLE);
  const end = html.indexOf(RUNTIME_ELEMENT);
  if (start === -1 && end === -1) return html;
  if (start === -1 || end < start)
    throw new Error('Astro writes its island runtime in another way than 7.3 did.');
  return html.slice(0, start) + html.slice(end + RUNTIME_ELEMENT.length);
};

/**
 * Puts the styles of each built page in the order in which the page needs them, and writes its headers.
 * docs/decisions/0002-order-before-bytes.md
 *
 * @param moved the redirects of the content, which `_redirects` gets with those of the pages' files
 */
export const finishPages = (moved: readonly Moved[]): AstroIntegration => ({
  name: 'trama:finish-pages',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const pages = await builtPages(root);
      const sources = await Promise.all(pages.map(({ file }) => readFile(join(root, file), 'utf8')));
      const linked = new Set(sources.flatMap(linkedSheets));
      const laterWords = await readLaterWords(root, linked);
      const rules = [...commonHeaders(process.env['CONTEXT'])];
      for (const [index, page] of pages.entries()) {
        const source = wholeFigures(withoutIslandRuntime(sources[index] ?? ''));
        const html =
          page.path === DESK
            ? await withAllStyles(source, root)
            : announceArt(await placeStyles(source, root, laterWords));
        await writeFile(join(root, page.file), html);
        if (page.path === DESK) rules.push(deskHeaders(page, html));
        else if (page.path !== TEMPLATE) rules.push(pageHeaders(page, html));
      }
      for (const sheet of linked) await rm(join(root, sheet));
      await writeFile(join(root, '_headers'), `${rules.join('\n')}\n`);
      const canonical = canonicalRedirects(pages.filter(({ path }) => path !== TEMPLATE));
      await writeFile(join(root, '_redirects'), movedRedirects(moved) + canonical);
      logger.info(`${pages.length} pages have their styles and headers`);
    },
  },
});
