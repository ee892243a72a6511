/** The address of the page that lists the articles. The address of each article is below it. */
export const ARTICLES_PATH = '/notizie';

/**
 * @param id the path of a page file below `pages/`, without extension
 * @returns its address: `/` for `index`, `/servizi` for `servizi` and `servizi/index`
 */
export const pagePath = (id: string): string => `/${id}`.replace(/\/index$/, '') || '/';

/**
 * @param id the name of an article's file
 * @returns its address: `/notizie/sla-in-ore`
 */
export const articlePath = (id: string): string => `${ARTICLES_PATH}/${id}`;

/** The address of the picture that social networks show for a page. Its file is in `public/`. */
export const PICTURE_PATH = /^\/[\w/-]+\.png$/;
