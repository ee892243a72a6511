import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { localEditor } from '../editor/dev-server.ts';
import type { Moved } from '../page/moved-redirects.ts';
import { movedAddresses } from './moved-addresses.ts';

/** Address of the gallery in `astro dev`, which shows every kind of section. */
const GALLERY = '/gallery';

/**
 * Adds what only `astro dev` has, and no build: the headers of pages, the gallery and the local editor. Old addresses are
 * redirected as the build's `_redirects` does.
 *
 * @param moved the redirects of the content
 */
export const devOnly = (moved: readonly Moved[]): AstroIntegration => ({
  name: 'trama:dev-only',
  hooks: {
    'astro:config:setup': ({ command, config, addMiddleware, injectRoute, updateConfig }) => {
      if (command !== 'dev') return;
      updateConfig({ vite: { plugins: [localEditor(fileURLToPath(config.root)), movedAddresses(moved)] } });
      addMiddleware({ order: 'pre', entrypoint: new URL('./middleware.ts', import.meta.url) });
      injectRoute({
        pattern: GALLERY,
        entrypoint: new URL('../../src/gallery/gallery.astro', import.meta.url),
        prerender: true,
      });
    },
  },
});
