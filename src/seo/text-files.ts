import { ARTICLES_PATH } from '../content-model/check/page-addresses.ts';
import { AREAS } from '../content-model/schemas/service.ts';
import type { Page, Site } from '../site/site.ts';
import { plainText } from './plain-text.ts';

/**
 * @param siteUrl address of the site without a slash at the end
 * @returns the text of robots.txt (RFC 9309); answers of functions are no pages. It is the same on previews, which are
 *   kept out by a header: a crawler that may not read a page would not see it.
 */
export const robotsText = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;

/** Days until the file has to be written anew (RFC 9116 asks for less than a year); each deploy does so. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/**
 * @param siteUrl address of the site without a slash at the end
 * @param email where a finder of a hole writes
 * @param now day of the build
 * @returns the text of security.txt (RFC 9116)
 */
export const securityText = (siteUrl: string, email: string, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Where a page stands that shows no service. */
const AGENCY = 'Agenzia';
const ARTICLES = 'Notizie';

/** The title of the menu that leads to a page, by the page's path. */
const menuTitles = ({ navigation: { areas }, services }: Site): ReadonlyMap<string, string> =>
  new Map([
    ...AREAS.map((area) => [areas[area].all.href, areas[area].title] as const),
    ...services.map(({ href, area }) => [href, areas[area].title] as const),
    [ARTICLES_PATH, ARTICLES],
  ]);

/**
 * @param site the site
 * @returns the text of llms.txt: who the agency is, and every page and article that search engines may show with its description
 */
export const llmsText = (site: Site): string => {
  const { brand, pages, articles, navigation } = site;
  const titles = menuTitles(site);
  const groups = Map.groupBy(
    [...pages.filter(({ noindex }) => !noindex), ...articles],
    ({ path }) => titles.get(path) ?? (path.startsWith(`${ARTICLES_PATH}/`) ? ARTICLES : AGENCY),
  );
  const line = ({ title, path, description }: Pick<Page, 'title' | 'path' | 'description'>): string =>
    `- [${plainText(title)}](${brand.siteUrl}${path}): ${plainText(description)}`;
  return [
    `# ${brand.agency}`,
    `> ${plainText(navigation.footer.statement)}`,
    ...[...groups].map(([title, group]) => `## ${title}\n\n${group.map(line).join('\n')}`),
    '',
  ].join('\n\n');
};
