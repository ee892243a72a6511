declare module 'astro' {
  interface AstroClientDirectives {
    /** A media query where the HTML is complete without the island: src/early/wake.ts says when it hydrates. */
    'client:intent'?: boolean | string;
  }
}

export {};
