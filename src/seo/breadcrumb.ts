import type { BreadcrumbList } from 'schema-dts';
import type { Page, Site } from '../site/site.ts';
import { plainText } from './plain-text.ts';

/** A step of the trail to a page; the last step, the page itself, has no address. */
export interface Step {
  readonly name: string;
  readonly href?: string | undefined;
}

/**
 * @param trail the steps from the home page, in plain text
 * @param url full address of the page
 * @param site gives the address that the steps start with
 */
export const breadcrumbThing = (
  trail: readonly Step[],
  url: string,
  { brand }: Pick<Site, 'brand'>,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    ...(href === undefined ? {} : { item: `${brand.siteUrl}${href}` }),
  })),
});

const ownTrail = (page: Page, site: Site): readonly Step[] => {
  const service = page.service === undefined ? undefined : site.service(page.service);
  if (service?.href !== page.path) return [{ name: page.title }];
  const { title, all } = site.navigation.areas[service.area];
  return [{ name: title, href: all.href }, { name: service.name }];
};

/**
 * @param page the page
 * @param site the site of the page
 * @returns the steps from the home page to this one: the trail that the page shows, else the menu of its service, else
 *   only its title; `undefined` for the home page
 */
export const trailOf = (page: Page, site: Site): readonly Step[] | undefined => {
  if (page.path === '/') return undefined;
  const steps = page.breadcrumb ?? ownTrail(page, site);
  return [{ name: site.brand.agency, href: '/' }, ...steps].map(({ name, href }) => ({
    name: plainText(name),
    href,
  }));
};
