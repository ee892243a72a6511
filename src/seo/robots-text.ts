/**
 * @param siteUrl address of the site without a slash at the end
 * @returns the text of robots.txt (RFC 9309); answers of functions are no pages. It is the same on previews, which are
 *   kept out by a header: a crawler that may not read a page would not see it.
 */
export const robotsText = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
