import { SOCIAL_PICTURE_SIZE } from '../content-model/fields/shown-sizes.ts';
import { titleSuffix } from '../content-model/schemas/page.ts';
import type { Page, Site } from '../site/site.ts';
import { FEED_PATH } from './feed.ts';
import { plainText } from './plain-text.ts';
import { socialPicturePath } from './social/social-picture.ts';

/** The metadata of a page for search engines and social networks. */
export interface Head {
  /** Ends with the name of the agency. */
  readonly title: string;
  readonly description: string;
  /** Full address of the page, the long one where it has aliases. */
  readonly canonical: string;
  readonly noindex: boolean;
  /** `property` and `content` of each Open Graph tag; empty on pages that nobody shares. */
  readonly openGraph: readonly (readonly [property: string, content: string])[];
  /** Address of the feed, on the page that lists the articles. */
  readonly feed?: string | undefined;
}

/** The fields of a page that its head needs. */
type HeadInput = Pick<Page, 'id' | 'path' | 'title' | 'description' | 'noindex' | 'ogType' | 'ogImage'> &
  Partial<Pick<Page, 'sections'>>;

/** A page without a content file, such as an error or a thank-you page. */
export interface PlainPage {
  readonly title: string;
  readonly description: string;
  /** Path of the page, without a slash at the end. */
  readonly path: string;
}

/**
 * Builds the head of a page that is excluded from search and that nobody shares.
 *
 * @param page its texts
 * @param brand the agency of the site
 */
export const plainHead = ({ title, description, path }: PlainPage, brand: Site['brand']): Head => ({
  title: title + titleSuffix(brand.agency),
  description,
  canonical: brand.siteUrl + path,
  noindex: true,
  openGraph: [],
});

/**
 * Builds the head of a page. Networks take title, text and picture of a Twitter card from Open Graph, so only the kind
 * of card has a tag of its own. Specification §2, "Page meta per page".
 *
 * @param page the page
 * @param site gives the name and the address of the site
 */
export const headOf = (page: HeadInput, { brand }: Pick<Site, 'brand'>): Head => {
  const title = plainText(page.title);
  const description = plainText(page.description);
  const canonical = brand.siteUrl + page.path;
  const { width, height } = SOCIAL_PICTURE_SIZE;
  return {
    title: title + titleSuffix(brand.agency),
    description,
    canonical,
    noindex: page.noindex === true,
    feed: page.sections?.some(({ kind }) => kind === 'article-list') ? FEED_PATH : undefined,
    openGraph: [
      ['og:title', title],
      ['og:description', description],
      ['og:url', canonical],
      ['og:type', page.ogType ?? 'website'],
      ['og:image', brand.siteUrl + (page.ogImage ?? socialPicturePath(page.id))],
      ['og:image:width', String(width)],
      ['og:image:height', String(height)],
      ['og:image:alt', title],
      ['og:locale', 'it_IT'],
      ['og:site_name', brand.agency],
    ],
  };
};
