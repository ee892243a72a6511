import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { leanDrawings } from './drawings.ts';
import { leanControls } from './form-controls.ts';
import { islandAddresses } from './island-addresses.ts';
import { deferIslandRuntime } from './island-runtime.ts';
import { builtPages } from './pages.ts';
import { canonicalRedirects } from './redirects.ts';
import { commonHeaders, pageHeaders } from './security-headers.ts';
import { speculationHeader } from './speculation-header.ts';
import { inlineStyles, linkedSheets } from './styles.ts';
import { oneWhiteSpace } from './white-space.ts';
import { weaveOutside } from './woven-files.ts';

/** A function fills it in and answers with its own policy; its address shows the error page (netlify.toml). */
const TEMPLATE = '/richiesta-da-correggere';

/**
 * The style sheets that pages link, which go into the pages; and the files that stay, whose styles come later: sheets
 * that islands fetch, and modules that bring a sheet of their own.
 */
const sortSheets = async (root: string, pages: readonly string[]) => {
  const linked = new Set(pages.flatMap(linkedSheets));
  let fetched = '';
  for await (const file of glob('_astro/*.{css,js}', { cwd: root })) {
    if (!linked.has(`/${file}`)) fetched += await readFile(join(root, file), 'utf8');
  }
  return { linked, fetched };
};

/**
 * After the build, each page is made one flight: its own part of the styles inline, and the island runtime in a file that
 * only a reaching visitor fetches. docs/decisions/0002-first-flight.md
 */
export const firstFlight = (): AstroIntegration => ({
  name: 'trama:first-flight',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const pages = await builtPages(root);
      const sources = await Promise.all(pages.map(({ file }) => readFile(join(root, file), 'utf8')));
      const { linked, fetched } = await sortSheets(root, sources);
      const addresses = islandAddresses(sources);
      const rules = [...commonHeaders(process.env['CONTEXT'])];
      for (const [index, { file, path }] of pages.entries()) {
        const deferred = await deferIslandRuntime(sources[index] ?? '', root, addresses);
        const woven = await weaveOutside(leanDrawings(deferred), root);
        const lean = leanControls(oneWhiteSpace(woven));
        const html = await inlineStyles(lean, root, fetched);
        await writeFile(join(root, file), html);
        if (path !== TEMPLATE) rules.push(pageHeaders(path, html) + speculationHeader(path));
      }
      for (const sheet of linked) await rm(join(root, sheet));
      await writeFile(join(root, '_headers'), `${rules.join('\n')}\n`);
      await writeFile(
        join(root, '_redirects'),
        canonicalRedirects(pages.filter(({ path }) => path !== TEMPLATE)),
      );
      logger.info(`${pages.length} pages made one flight`);
    },
  },
});
