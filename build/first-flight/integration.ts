import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deferIslandRuntime } from './island-runtime.ts';
import { builtPages } from './pages.ts';
import { securityHeaders } from './security-headers.ts';
import { dropUnusedSymbols } from './sprite.ts';
import { inlineStyles, linkedSheets } from './styles.ts';

/**
 * After the build, each page is made one flight: its own part of the styles inline, the island runtime in a file that
 * only a reaching visitor fetches, and only the icons it draws. docs/decisions/0002-first-flight.md
 */
export const firstFlight = (): AstroIntegration => ({
  name: 'trama:first-flight',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const pages = await builtPages(root);
      const headers: string[] = [];
      const sheets = new Set<string>();
      for (const page of pages) {
        let html = await readFile(join(root, page.file), 'utf8');
        html = await deferIslandRuntime(html, root);
        html = dropUnusedSymbols(html);
        for (const sheet of linkedSheets(html)) sheets.add(sheet);
        html = await inlineStyles(html, root);
        await writeFile(join(root, page.file), html);
        headers.push(securityHeaders(page.path, html));
      }
      // What no page links, an island fetches: those sheets stay files.
      for (const sheet of sheets) await rm(join(root, sheet));
      await writeFile(join(root, '_headers'), `${headers.join('\n')}\n`);
      logger.info(`${pages.length} pages made one flight`);
    },
  },
});
