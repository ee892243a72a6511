/** A page as the build wrote it, with its styles in place. Its scripts never run here. */
export interface FinishedPage {
  /** Its address, `/` for the home page. */
  readonly path: string;
  readonly html: string;
  /** The page parsed without its styles, which no note reads. */
  readonly document: Document;
}

/**
 * Something that an editor may want to look at on a finished page. It stops nothing.
 *
 * @returns a sentence for each place of the page
 */
export type PageNote = (page: FinishedPage, pages: readonly FinishedPage[]) => string[];

/** @returns the text with plain spaces and without word joiners */
export const asTyped = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u2060', '').replace(/[\s\u00a0]+/g, ' ');
