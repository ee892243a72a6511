/** jsdom ships no types: this is the part of it that the build and the tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options?: { readonly includeNodeLocations?: boolean; readonly contentType?: string },
    );
    readonly window: { readonly document: Document };
    /** Where the node is in the text; null for a node that the parser added. */
    nodeLocation(node: Node): { readonly startOffset: number; readonly endOffset: number } | null | undefined;
  }
}

/** subset-font ships no types: this is the part of it that build/fonts and build/price-sheet use. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'truetype';
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
