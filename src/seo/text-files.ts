import { ARTICLES_PATH } from '../content-model/fields/address.ts';
import { AREAS } from '../content-model/schemas/service.ts';
import type { Page, Site } from '../site/site.ts';
import { plainText } from './plain-text.ts';

/**
 * @param siteUrl address of the site without a slash at the end
 * @returns the text of robots.txt (RFC 9309), which excludes the functions because their answers are not pages.
 *   Previews have the same file and stay out of search through a header: a crawler that may not read a page would not
 *   see the header.
 */
export const robotsText = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;

/** Days until the file expires (RFC 9116 asks for less than a year); each deploy renews it. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/**
 * @param siteUrl address of the site without a slash at the end
 * @param email address for reports of security holes
 * @param now day of the build
 * @returns the text of security.txt (RFC 9116), the same for every build of a day
 */
export const securityText = (siteUrl: string, email: string, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: it, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** The group of pages that belong to no menu. */
const AGENCY = 'Agenzia';
const ARTICLES = 'Notizie';

/** Maps the path of a page to the title of the menu that leads to it. */
const menuTitles = ({ navigation: { areas }, services }: Site): ReadonlyMap<string, string> =>
  new Map([
    ...AREAS.map((area) => [areas[area].all.href, areas[area].title] as const),
    ...services.map(({ href, area }) => [href, areas[area].title] as const),
    [ARTICLES_PATH, ARTICLES],
  ]);

/**
 * @param site the site
 * @returns the text of llms.txt: the agency, and every page and article that search engines may show, with its
 *   description
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
