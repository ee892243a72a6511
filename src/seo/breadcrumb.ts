import type { BreadcrumbList } from 'schema-dts';
import type { Site } from '../site/site.ts';

/** A step of the way to a page; the last one, the page itself, has no address. */
export interface Step {
  readonly name: string;
  readonly href?: string | undefined;
}

/**
 * @param trail the way from the home page, in plain text
 * @param url whole address of the page
 * @param site whose addresses the steps have
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
