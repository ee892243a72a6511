import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { JSDOM } from 'jsdom';
import { ContentError, type ContentProblem } from '../../src/content-model/read/content-error.ts';
import { readSite } from '../../src/site/site.ts';
import { builtPages } from '../page/built-pages.ts';
import { compressedBytes } from '../page/weight.ts';
import { glyphsRule } from './glyphs.ts';
import { groundsRule } from './grounds.ts';
import type { FinishedPage, PageRule } from './page-rule.ts';
import { keptPromisesRule, knownFromPrices, knownFromPricesRule, transparencyRule } from './prices.ts';
import { supportAccessRule } from './support-access.ts';
import { firstViewFilesRule, weightRule } from './weight.ts';

const rulesOf = (root: string): PageRule[] => {
  const { brand } = readSite(root);
  return [
    weightRule,
    firstViewFilesRule,
    keptPromisesRule,
    knownFromPricesRule(knownFromPrices(root)),
    transparencyRule(brand.priceNote),
    supportAccessRule(brand.supportAccess, brand.claims.support),
    groundsRule,
    glyphsRule,
  ];
};

const STYLES = /<style\b[^>]*>[\s\S]*?<\/style>/g;

const finished = (dist: string, file: string, path: string): FinishedPage => {
  const html = readFileSync(join(dist, file), 'utf8');
  return { path, html, document: new JSDOM(html.replaceAll(STYLES, '')).window.document };
};

/** Bytes of a file as the visitor receives it: the server compresses an SVG, other pictures are compressed already. */
const bytesIn =
  (dist: string) =>
  (file: string): number | undefined => {
    const absolute = join(dist, file);
    if (!existsSync(absolute)) return undefined;
    const content = readFileSync(absolute);
    return file.endsWith('.svg') ? compressedBytes(content) : content.length;
  };

/** The content file of each page, by the page's address. */
const filesByPath = (root: string): Map<string, string> => {
  const { pages, articles } = readSite(root);
  return new Map([
    ...pages.map(({ path, id }) => [path, `src/content/pages/${id}.yaml`] as const),
    ...articles.map(({ path, id }) => [path, `src/content/articles/${id}.yaml`] as const),
  ]);
};

/** Whether a page is a copy of another page, which its canonical link names. */
const isAlias = ({ path, document }: FinishedPage, files: ReadonlyMap<string, string>): boolean => {
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  return !files.has(path) && URL.canParse(canonical) && files.has(new URL(canonical).pathname);
};

/**
 * @param dist the folder of the finished site
 * @param root the folder of the project
 * @returns the problems that show only on finished pages
 */
const pageProblems = async (dist: string, root: string): Promise<ContentProblem[]> => {
  const files = filesByPath(root);
  const pages = (await builtPages(dist))
    .map(({ file, path }) => finished(dist, file, path))
    .filter((page) => !isAlias(page, files));
  const site = { pages, bytesOf: bytesIn(dist) };
  const rules = rulesOf(root);
  return pages.flatMap((page) =>
    rules
      .flatMap((rule) => rule(page, site))
      .map((finding) => ({
        file: files.get(page.path) ?? 'src/pages',
        field: `(page ${page.path})`,
        ...finding,
      })),
  );
};

/**
 * Stops a build when a finished page is too heavy or breaks a rule of prices, support, grounds or glyphs. Reports every
 * problem of every page at once, in the form of a content error.
 *
 * @throws ContentError after the build
 */
export const checkPages = (): AstroIntegration => ({
  name: 'trama:check-pages',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const problems = await pageProblems(fileURLToPath(dir), process.cwd());
      if (problems.length > 0) throw new ContentError(problems);
      logger.info('every page passes the rules of weight, prices, support, grounds and glyphs');
    },
  },
});
