/** A page as the build left it, with its styles in place. Its scripts never run here. */
export interface FinishedPage {
  /** Its address, `/` for the home page. */
  readonly path: string;
  readonly html: string;
  /** Parsed without its styles, of which no rule reads anything. */
  readonly document: Document;
}

/** What a rule may look at besides the page itself. */
export interface FinishedSite {
  readonly pages: readonly FinishedPage[];
  /** @returns the bytes that a file travels with, `/_astro/fringe.avif`; `undefined` where there is none */
  readonly bytesOf: (file: string) => number | undefined;
}

/** What belongs on a page, and what stands there, in the words of a content error. */
export interface Finding {
  readonly expected: string;
  readonly received: string;
}

/** @returns a finding for each place of the page that breaks the rule; nothing for a good page */
export type PageRule = (page: FinishedPage, site: FinishedSite) => Finding[];

/** @returns a text as typed: without the spaces and joiners of typography */
export const asTyped = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u2060', '').replace(/[\s\u00a0]+/g, ' ');
