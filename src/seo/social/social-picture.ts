import { typeset } from '../../content-model/fields/typography.ts';
import type { Article, Page, Site } from '../../site/site.ts';
import { WEAVES, type Weave } from '../../weave/drafts.ts';

/** The content of the picture that social networks show with a shared page. */
export interface SocialPicture {
  readonly agency: string;
  readonly title: string;
  /** "From" price of the page's service with its period, e.g. `€23,99/mese`; none where the title includes a price. */
  readonly price: string | undefined;
  readonly weave: Weave;
}

/** Plain weave, for pages without a weave of their own. */
const PLAIN: Weave = 'tela';

const weaveOf = (page: Page, site: Site): Weave => {
  if (page.service !== undefined) return site.service(page.service).weave;
  const own = page.sections.map((section) => ('weave' in section ? section.weave : undefined));
  return WEAVES.find((weave) => weave === own.find((named) => named !== undefined)) ?? PLAIN;
};

/**
 * @param related the services that an article is about
 * @param site looks up the services
 * @returns the weave of the first one
 */
export const articleWeave = ({ services }: Article['related'], site: Pick<Site, 'service'>): Weave => {
  const [first] = services;
  return first === undefined ? PLAIN : site.service(first).weave;
};

/** The title is plain text; in the picture, a number and its unit stay on one line. The font has no word joiner. */
const shownTitle = (title: string): string => typeset(title).replaceAll('\u2060', '');

/**
 * @param page the page
 * @param site looks up what the page refers to
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
 * @param site looks up the services of the article
 * @returns the words of its picture, and the weave of the first service that the article is about
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
