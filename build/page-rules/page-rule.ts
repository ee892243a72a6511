/** A page as the build left it, with its styles in place. Its scripts never run here. */
export interface FinishedPage {
  /** Its address, `/` for the home page. */
  readonly path: string;
  readonly html: string;
  /** Parsed without its styles, of which no rule reads anything. */
  readonly document: Document;
}

/** What a rule may read besides the page itself. */
export interface FinishedSite {
  readonly pages: readonly FinishedPage[];
  /** @returns the bytes that a visitor receives for a file, e.g. `/_astro/fringe.avif`; `undefined` where there is none */
  readonly bytesOf: (file: string) => number | undefined;
}

/** What a rule expects of a page, and what the page has instead, in the words of a content error. */
export interface Finding {
  readonly expected: string;
  readonly received: string;
}

/** @returns a finding for each place of the page that breaks the rule */
export type PageRule = (page: FinishedPage, site: FinishedSite) => Finding[];

/** @returns a text with plain spaces, and without the joiners of typography */
export const asTyped = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u2060', '').replace(/[\s\u00a0]+/g, ' ');
