import { ARTICLES_PATH } from '../content-model/check/page-addresses.ts';
import { AREAS } from '../content-model/schemas/service.ts';
import type { Page, Site } from '../site/site.ts';
import { plainText } from './plain-text.ts';

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
