import type { Article as ArticleThing, Person } from 'schema-dts';
import { ARTICLES_PATH } from '../content-model/fields/address.ts';
import type { Article, Site } from '../site/site.ts';
import { agencyIds } from './agency.ts';
import { type Head, headOf } from './head.ts';
import { plainText } from './plain-text.ts';
import { socialPicturePath } from './social/social-picture.ts';

/** Id of the article's social picture among those of pages: `notizie/sla-in-ore`. */
export const pictureId = ({ path }: Pick<Article, 'path'>): string => path.slice(1);

/** The breadcrumb trail above an article: the list of articles, then the article itself. */
export const articleTrail = ({ name }: Article) => [{ name: 'Notizie', href: ARTICLES_PATH }, { name }];

/**
 * @param article the article
 * @param site gives the name and the address of the site
 * @returns the head of its page, with the Open Graph type `article` and its date
 */
export const articleHead = (article: Article, site: Pick<Site, 'brand'>): Head => {
  const { path, title, description, date } = article;
  const head = headOf({ id: pictureId(article), path, title, description, ogType: 'article' }, site);
  return { ...head, openGraph: [...head.openGraph, ['article:published_time', date]] };
};

const authorOf = ({ author }: Article, site: Site): Person | { '@id': string } => {
  if (author === undefined) return agencyIds(site.brand.siteUrl).organization;
  const { name, role } = site.consultant(author);
  return { '@type': 'Person', name, jobTitle: plainText(role) };
};

/** The article for search engines, with its date, its author and its picture. */
export const articleThing = (article: Article, site: Site): ArticleThing => {
  const { siteUrl } = site.brand;
  const url = siteUrl + article.path;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: plainText(article.title),
    description: plainText(article.description),
    url,
    mainEntityOfPage: url,
    inLanguage: 'it',
    image: siteUrl + socialPicturePath(pictureId(article)),
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    author: authorOf(article, site),
    publisher: agencyIds(siteUrl).organization,
  };
};
