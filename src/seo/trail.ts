import type { Page, Site } from '../site/site.ts';
import type { Step } from './breadcrumb.ts';
import { plainText } from './plain-text.ts';

const ownTrail = (page: Page, site: Site): readonly Step[] => {
  const service = page.service === undefined ? undefined : site.service(page.service);
  if (service?.href !== page.path) return [{ name: page.title }];
  const { title, all } = site.navigation.areas[service.area];
  return [{ name: title, href: all.href }, { name: service.name }];
};

/**
 * @param page the page
 * @param site where it stands
 * @returns the way from the home page to it: the trail that it shows, else the menu in which its service stands, else
 *   its title alone; none for the home page
 */
export const trailOf = (page: Page, site: Site): readonly Step[] | undefined => {
  if (page.path === '/') return undefined;
  const steps = page.breadcrumb ?? ownTrail(page, site);
  return [{ name: site.brand.agency, href: '/' }, ...steps].map(({ name, href }) => ({
    name: plainText(name),
    href,
  }));
};
