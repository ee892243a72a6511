import type { AstroIntegration } from 'astro';

/**
 * What the build writes on each island (build/first-flight/island-runtime.ts). `astro dev` has the runtime in the page:
 * there is nothing to fetch.
 */
const MARK_ISLANDS =
  "for (const island of document.querySelectorAll('astro-island[ssr]')) island.dataset.module = 'data:text/javascript,';";

/** Registers `client:intent` (src/islands/intent/directive.ts). */
export const intentDirective = (): AstroIntegration => ({
  name: 'trama:intent-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective, command, injectScript }) => {
      // Root-relative: a `URL`, which the type allows, fails to resolve.
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent/directive.ts' });
      if (command === 'dev') injectScript('page', MARK_ISLANDS);
    },
  },
});
