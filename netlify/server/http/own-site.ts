import { isOwnHost } from './own-machine.ts';

/**
 * Whether the browser says that a page of another site made the request. Returns false if both headers are missing:
 * scripts do not send them, nor do some browsers from before `Sec-Fetch-Site` (2023). An origin that names no host
 * (`null`: a sandboxed frame, a file, a redirect from elsewhere) counts as another site.
 *
 * A subdomain of this site is `same-site`, and so belongs to it.
 *
 * @param request only its headers are read
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export const isCrossSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site.trim().toLowerCase() === 'cross-site';
  const origin = request.headers.get('origin');
  if (origin === null || origin === '') return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
};

const nameOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/**
 * Whether a page belongs to this site: its host is that of the request or of another known address of the site, with or
 * without `www.`. All names of the local machine count as the same host.
 *
 * @param pageUrl a valid URL
 * @param requestUrl the URL of the request that names the page
 * @param siteUrls other addresses of the site; invalid URLs are ignored
 */
export const isOwnPage = (
  pageUrl: string,
  requestUrl: string,
  siteUrls: readonly (string | undefined)[],
): boolean => {
  const page = nameOf(pageUrl);
  if (isOwnHost(page)) return isOwnHost(nameOf(requestUrl));
  return [requestUrl, ...siteUrls].some(
    (url) => url !== undefined && URL.canParse(url) && nameOf(url) === page,
  );
};
