/** A page, and what it is made of. */
interface Made {
  readonly path: string;
  readonly sections: readonly { readonly kind: string }[];
}

/**
 * @param pages every page of the site
 * @returns a few that together hold every kind of section: each time the page that adds most, the first of equals
 */
export const fewestPages = <Page extends Made>(pages: readonly Page[]): Page[] => {
  const missing = new Set(pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)));
  const chosen: Page[] = [];
  while (missing.size > 0) {
    const added = (page: Page): number =>
      new Set(page.sections.map(({ kind }) => kind).filter((kind) => missing.has(kind))).size;
    const best = pages.reduce((most, page) => (added(page) > added(most) ? page : most));
    chosen.push(best);
    for (const { kind } of best.sections) missing.delete(kind);
  }
  return chosen;
};
