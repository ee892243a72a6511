import { typeset } from '../../content-model/facts/typography.ts';
import type { Article, Page, Site } from '../../site/site.ts';
import type { Weave } from '../../weave/drafts.ts';

/** What a page's picture shows when somebody shares the page. */
export interface SocialPicture {
  readonly agency: string;
  readonly title: string;
  /** "From" price of the page's service with its period, e.g. `€23,99/mese`; none where the title has one. */
  readonly price: string | undefined;
  readonly weave: Weave;
}

/** Plain weave: the one of a page that has none of its own. */
const PLAIN: Weave = 'tela';

const weaveOf = (page: Page, site: Site): Weave => {
  if (page.service !== undefined) return site.service(page.service).weave;
  const own = page.sections.map((section) => ('weave' in section ? section.weave : undefined));
  return own.find((weave) => weave !== undefined) ?? PLAIN;
};

/**
 * @param related the services that an article speaks of
 * @param site where they are looked up
 * @returns the weave of the first
 */
export const articleWeave = ({ services }: Article['related'], site: Pick<Site, 'service'>): Weave => {
  const [first] = services;
  return first === undefined ? PLAIN : site.service(first).weave;
};

/** A title is plain text; here a number and its unit share a line. The font has no word joiner. */
const shownTitle = (title: string): string => typeset(title).replaceAll('\u2060', '');

/**
 * @param page the page
 * @param site what it refers to
 * @returns the words, the price and the weave of its picture
 */
export const socialPicture = (page: Page, site: Site): SocialPicture => {
  const from = page.service === undefined ? undefined : site.service(page.service).from;
  return {
    agency: site.brand.agency,
    title: shownTitle(page.title),
    price: from?.amount === undefined || page.title.includes('€') ? undefined : from.text,
    weave: weaveOf(page, site),
  };
};

/**
 * @param article the article
 * @param site what it refers to
 * @returns the words and the weave of its picture, that of the first service it speaks of
 */
export const articlePicture = ({ title, related }: Article, site: Site): SocialPicture => ({
  agency: site.brand.agency,
  title: shownTitle(title),
  price: undefined,
  weave: articleWeave(related, site),
});

/**
 * @param id of the page, e.g. `servizi/voip`
 * @returns the address of its picture
 */
export const socialPicturePath = (id: string): string => `/social/${id}.png`;
