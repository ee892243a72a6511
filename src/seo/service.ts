import type { Service } from 'schema-dts';
import { AREAS, type Area } from '../content-model/schemas/service.ts';
import type { Page, Site } from '../site/site.ts';
import { provider } from './agency.ts';
import { offersOf, priceRangeOf, pricesOf, rangeAround, solutionsOf } from './offers.ts';
import { plainText } from './plain-text.ts';

interface ServiceTexts {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly priceRange: string | undefined;
  readonly features: readonly string[];
}

/** Repeats the texts of the page and of its head: repeated text compresses to almost nothing. */
const serviceThing = (
  { name, description, path, priceRange, features }: ServiceTexts,
  { brand }: Site,
): Service => {
  const url = `${brand.siteUrl}${path}`;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: plainText(name),
    description: plainText(description),
    url,
    provider: provider(brand, url, priceRange),
    areaServed: 'IT',
    ...(features.length === 0
      ? {}
      : { hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: features.map(plainText) } }),
  };
};

/** The solutions of the page, else what every plan of the price list includes. */
const featuresOf = ({ sections }: Page, plans: string | undefined, site: Site): readonly string[] => {
  const lists = [
    sections.flatMap((section) => solutionsOf(section, site).map(({ title }) => title)),
    plans === undefined ? [] : site.planList(plans).inEveryPlan,
  ];
  return lists.find((features) => features.length > 0) ?? [];
};

const ofService = (id: string, page: Page, site: Site): Service => {
  const service = site.service(id);
  const own = site.pages.find(({ path }) => path === service.href) ?? page;
  const prices = pricesOf(service, own, site);
  const offers = offersOf(prices);
  return {
    ...serviceThing(
      {
        name: service.name,
        description: own.description,
        path: service.href,
        priceRange: priceRangeOf(prices, service.priceRange),
        features: featuresOf(own, service.plans, site),
      },
      site,
    ),
    ...(offers === undefined ? {} : { offers }),
  };
};

const ofArea = (area: Area, page: Page, site: Site): Service => {
  const { title, priceRange } = site.navigation.areas[area];
  const services = site.services.filter((service) => service.area === area);
  return serviceThing(
    {
      name: title,
      description: page.description,
      path: page.path,
      priceRange: priceRange
        ? priceRangeOf([], priceRange)
        : rangeAround(services.map((service) => service.priceRange)),
      features: services.map(({ name }) => name),
    },
    site,
  );
};

/**
 * @param site the site
 * @returns the lowest and the highest price of all services, `€1,50-€3.500`; `undefined` where none is in figures
 */
export const wholePriceRange = (site: Site): string | undefined => {
  const prices = site.services.flatMap((service) =>
    pricesOf(service, site.pages.find(({ path }) => path === service.href) ?? { sections: [] }, site),
  );
  const inFigures = prices.filter(({ price }) => price.amount !== undefined);
  return inFigures.length === 0 ? undefined : priceRangeOf(inFigures, undefined);
};

/**
 * @param page the page
 * @param site looks up what the page refers to
 * @returns the service of the page, with the same id on every page about that service; on the overview of an area, the
 *   area; `undefined` for other pages. Specification §3, "Structured data"
 */
export const serviceOf = (page: Page, site: Site): Service | undefined => {
  if (page.service !== undefined) return ofService(page.service, page, site);
  const area = AREAS.find((name) => site.navigation.areas[name].all.href === page.path);
  return area === undefined ? undefined : ofArea(area, page, site);
};
