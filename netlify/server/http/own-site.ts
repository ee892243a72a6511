import { readFile } from 'node:fs/promises';
import path from 'node:path';

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

/** The brand's file holds the site's address; netlify.toml ships it with the function. */
const BRAND_PATH = path.join(process.cwd(), 'src/content/brand.yaml');
const SITE_URL = /^siteUrl:\s*["']?([^\s"'#]+)/m;

let cached: string | undefined;

/** @returns the address that the brand's file gives the site, read once per process; undefined without that file */
export const brandSiteUrl = async (): Promise<string | undefined> => {
  try {
    cached ??= SITE_URL.exec(await readFile(BRAND_PATH, 'utf8'))?.[1];
    return cached;
  } catch {
    return undefined;
  }
};

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const nameOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/**
 * Whether a page is one of this site's: of the host that was asked, or of one that is known to be the site's, with
 * or without `www.`. On one machine all of its own names are the same.
 *
 * @param pageUrl a valid address
 * @param requestUrl the address of the request that names the page
 * @param siteUrls other addresses of the site; what is no address is passed over
 */
export const isOwnPage = (
  pageUrl: string,
  requestUrl: string,
  siteUrls: readonly (string | undefined)[],
): boolean => {
  const page = nameOf(pageUrl);
  if (LOCAL.test(page)) return LOCAL.test(nameOf(requestUrl));
  return [requestUrl, ...siteUrls].some(
    (url) => url !== undefined && URL.canParse(url) && nameOf(url) === page,
  );
};
