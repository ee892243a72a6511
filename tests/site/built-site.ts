import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { JSDOM } from 'jsdom';
import { CommandError } from '../../netlify/server/command/arguments.ts';

export const DIST = join(import.meta.dirname, '../../dist');

/** A page from the build. Its scripts never run here. Tests share its document, so they change only copies of it. */
export interface BuiltPage {
  /** The page's address without a final slash, `/` for the home page. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
}

/** The result of a build: its pages, and the address of every file. */
export interface BuiltSite {
  readonly pages: readonly BuiltPage[];
  readonly files: ReadonlySet<string>;
}

/** @returns a page made from HTML, which is parsed when its document is first read */
export const pageOf = (html: string, path = '/esempio'): BuiltPage => {
  let document: Document | undefined;
  return {
    path,
    html,
    get document() {
      document ??= new JSDOM(html).window.document;
      return document;
    },
  };
};

/** @returns the address of a built HTML file: `/a` for `/a/index.html` and for `/a.html` */
const addressOf = (file: string): string => file.replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * @param dist the folder that a build writes
 * @throws {CommandError} when the folder does not exist
 */
export const checkBuilt = (dist = DIST): void => {
  if (!existsSync(dist)) throw new CommandError('There is no dist/: run "npm run build" first.');
};

/** The door of the agency's desk, which is no page for visitors: desk.test.ts. */
export const DESK_FILE = '/scrivania.html';

const filesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();

const read = new Map<string, BuiltSite>();

/**
 * Reads a build once for all tests of a process.
 *
 * @param dist the folder that a build wrote
 * @throws {CommandError} when the folder does not exist or has no page
 */
export const readSite = (dist = DIST): BuiltSite => {
  const known = read.get(dist);
  if (known) return known;
  checkBuilt(dist);
  const files = filesOf(dist);
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== DESK_FILE)
    .map((file) => pageOf(readFileSync(join(dist, file), 'utf8'), addressOf(file)));
  if (pages.length === 0) throw new CommandError('dist/ has no page: run "npm run build" first.');
  const site = { pages, files: new Set(files) };
  read.set(dist, site);
  return site;
};
