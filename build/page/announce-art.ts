/** An artwork in a page's inline styles: whether it is a mask, and its address. */
const ARTWORK = /(mask(?:-image)?:)?(?:[^;{}:]*)url\(["']?(\/_astro\/[\w.-]+\.avif)["']?\)/g;

/** Specification §2: "two background images are preloaded at start". */
const ANNOUNCED = 2;

/**
 * Announces the first two background artworks that a page's own styles use, with low priority: the text comes first.
 * docs/decisions/0014-what-the-browser-does-not-get.md
 *
 * @param html a page with its styles inline
 * @returns the page with a link for each artwork at the end of its head
 */
export const announceArt = (html: string): string => {
  const art = new Map<string, boolean>();
  for (const [, mask, address = ''] of html.matchAll(ARTWORK)) {
    if (!art.has(address) && art.size < ANNOUNCED) art.set(address, mask !== undefined);
  }
  // Browsers fetch a mask as from another site, and would fetch it again if the link did not say so.
  const links = Array.from(
    art,
    ([address, isMask]) =>
      `<link rel="preload" as="image" href="${address}" fetchpriority="low"${isMask ? ' crossorigin' : ''}>`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
};
