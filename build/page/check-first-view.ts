import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { ContentError, type ContentProblem } from '../../src/content-model/read/content-error.ts';
import { readSite } from '../../src/site/site.ts';
import { builtPages } from './built-pages.ts';
import { compressedBytes, FIRST_VIEW_MAX_BYTES, firstView } from './weight.ts';

/** A quick estimate that is never below the size at the highest quality. Most pages need no second check. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * @param html a built page
 * @returns the bytes up to the end of its hero as they travel, if they are above the limit
 */
export const heavyFirstView = (html: string): number | undefined => {
  const start = firstView(html);
  if (brotliCompressSync(start, QUICK).length <= FIRST_VIEW_MAX_BYTES) return undefined;
  const bytes = compressedBytes(start);
  return bytes > FIRST_VIEW_MAX_BYTES ? bytes : undefined;
};

/** The content file of each page, by the page's address. */
const filesByPath = (): Map<string, string> => {
  const { pages, articles } = readSite();
  return new Map([
    ...pages.map(({ path, id }) => [path, `src/content/pages/${id}.yaml`] as const),
    ...articles.map(({ path, id }) => [path, `src/content/articles/${id}.yaml`] as const),
  ]);
};

/**
 * Stops a build when the part of a page up to the end of its hero is too heavy: it decides when the page paints
 * (docs/performance.md, "Budgets").
 *
 * @throws ContentError after the build, with every such page
 */
export const checkFirstView = (): AstroIntegration => ({
  name: 'trama:check-first-view',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      const files = filesByPath();
      const problems: ContentProblem[] = [];
      for (const { file, path } of await builtPages(dist)) {
        const bytes = heavyFirstView(await readFile(join(dist, file), 'utf8'));
        // An alias repeats the page of its own file.
        if (bytes === undefined || (!files.has(path) && path !== '/*')) continue;
        problems.push({
          file: files.get(path) ?? 'src/pages/404.astro',
          field: `(pagina ${path})`,
          expected: `al massimo ${FIRST_VIEW_MAX_BYTES} byte fino alla fine della prima sezione: accorcia i suoi testi, o togli gradini al suo telaio`,
          received: `${bytes} byte`,
        });
      }
      if (problems.length > 0) throw new ContentError(problems);
    },
  },
});
