import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { localEditor } from '../editor/dev-server.ts';

/** The gallery's address in `astro dev`: every kind of section. */
const GALLERY = '/gallery';

/** What exists in `astro dev` only: the headers of pages, the gallery of sections, the editor. Nothing of it is built. */
export const devOnly = (): AstroIntegration => ({
  name: 'trama:dev-only',
  hooks: {
    'astro:config:setup': ({ command, config, addMiddleware, injectRoute, updateConfig }) => {
      if (command !== 'dev') return;
      updateConfig({ vite: { plugins: [localEditor(fileURLToPath(config.root))] } });
      addMiddleware({ order: 'pre', entrypoint: new URL('./middleware.ts', import.meta.url) });
      injectRoute({
        pattern: GALLERY,
        entrypoint: new URL('../../src/gallery/gallery.astro', import.meta.url),
        prerender: true,
      });
    },
  },
});
