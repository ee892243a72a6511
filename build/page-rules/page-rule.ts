/** A page as the build wrote it, with its styles in place. Its scripts never run here. */
export interface FinishedPage {
  /** Its address, `/` for the home page. */
  readonly path: string;
  readonly html: string;
  /** The page parsed without its styles, which no rule reads. */
  readonly document: Document;
}

/** What a rule may read besides the page itself. */
export interface FinishedSite {
  readonly pages: readonly FinishedPage[];
  /** @returns the bytes that a visitor receives for a file, e.g. `/_astro/fringe.avif`; `undefined` if it is missing */
  readonly bytesOf: (file: string) => number | undefined;
}

/** What a rule expects of a page, and what the page has instead, in the form of a content error. */
export interface Finding {
  readonly expected: string;
  readonly received: string;
}

/** @returns a finding for each place of the page that breaks the rule */
export type PageRule = (page: FinishedPage, site: FinishedSite) => Finding[];

/** @returns the text with plain spaces and without word joiners */
export const asTyped = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u2060', '').replace(/[\s\u00a0]+/g, ' ');
