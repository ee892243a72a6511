import type { Page, Site } from '../../content-model/site.ts';
import { typeset } from '../../content-model/typography.ts';
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
 * @param page the page
 * @param site what it refers to
 * @returns the words, the price and the weave of its picture
 */
export const socialPicture = (page: Page, site: Site): SocialPicture => {
  const from = page.service === undefined ? undefined : site.service(page.service).from;
  return {
    agency: site.brand.agency,
    // A page's title is plain text; here a number and its unit share a line. The font has no word joiner.
    title: typeset(page.title).replaceAll('\u2060', ''),
    price: from?.amount === undefined || page.title.includes('€') ? undefined : from.text,
    weave: weaveOf(page, site),
  };
};

/**
 * @param id of the page, e.g. `servizi/voip`
 * @returns the address of its picture
 */
export const socialPicturePath = (id: string): string => `/social/${id}.png`;
