import type { RSSOptions } from '@astrojs/rss';
import { ARTICLES_PATH } from '../content-model/fields/address.ts';
import type { Site } from '../site/site.ts';
import { plainText } from './plain-text.ts';

/** Address of the feed. src/pages/[...file].ts */
export const FEED_PATH = `${ARTICLES_PATH}/rss.xml`;

/**
 * @param site the articles, and the page that lists them
 * @returns the content of the feed: the articles with their leads, newest first; without articles a feed without items
 */
export const feedOf = ({ brand, pages, articles }: Site): RSSOptions => {
  const list = pages.find(({ path }) => path === ARTICLES_PATH);
  return {
    title: `${plainText(list?.title ?? '')} | ${brand.agency}`,
    description: plainText(list?.description ?? ''),
    site: brand.siteUrl + ARTICLES_PATH,
    trailingSlash: false,
    customData: '<language>it</language>',
    items: articles.map(({ title, lead, path, date }) => ({
      title: plainText(title),
      description: plainText(lead),
      link: brand.siteUrl + path,
      pubDate: new Date(date),
    })),
  };
};
