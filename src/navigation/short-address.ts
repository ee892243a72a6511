import type { Site } from '../content-model/site-model.ts';

/**
 * @param site the site
 * @param path the address of a page, e.g. `/innovazione-digitale/cybersecurity`
 * @returns its first short alias, e.g. `/cybersecurity`; the address itself when it has none. Specification §2
 */
export const shortAddress = ({ pages }: Pick<Site, 'pages'>, path: string): string =>
  pages.find((page) => page.path === path)?.aliases?.[0] ?? path;
