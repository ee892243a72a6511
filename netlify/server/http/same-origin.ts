/**
 * Whether a browser says that a page of another site made the request. Scripts, and browsers too old for
 * `Sec-Fetch-Site` (before 2023) that also leave out `Origin`, say nothing: they are not refused for it.
 *
 * A subdomain of ours is `same-site`, and ours.
 *
 * @param request its headers alone are read
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export const isCrossSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site.trim().toLowerCase() === 'cross-site';
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host !== new URL(request.url).host;
};
