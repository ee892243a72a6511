import type { AstroIntegration } from 'astro';

/** Registers `client:intent` (src/islands/intent-directive.ts). */
export const intentDirective = (): AstroIntegration => ({
  name: 'trama:intent-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      // Root-relative: a `URL`, which the type allows, fails to resolve.
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent-directive.ts' });
    },
  },
});
