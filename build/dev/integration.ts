import type { AstroIntegration } from 'astro';

/** The gallery's address in `astro dev`: every kind of section. */
const GALLERY = '/gallery';

/** What exists in `astro dev` only: the headers of pages, and the gallery of sections. Nothing of it is built. */
export const devOnly = (): AstroIntegration => ({
  name: 'trama:dev-only',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware, injectRoute }) => {
      if (command !== 'dev') return;
      addMiddleware({ order: 'pre', entrypoint: new URL('./middleware.ts', import.meta.url) });
      injectRoute({
        pattern: GALLERY,
        entrypoint: new URL('../../src/gallery/gallery.astro', import.meta.url),
        prerender: true,
      });
    },
  },
});
