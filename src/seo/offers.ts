import type { AggregateOffer, Offer, UnitPriceSpecification } from 'schema-dts';
import {
  type FormattedPrice,
  formatPrice,
  type PricePeriod,
  type PriceRange,
  type SolutionUnit,
} from '../content-model/fields/price.ts';
import type { Section } from '../content-model/section.ts';
import type { Solution } from '../content-model/site-model.ts';
import type { Page, PlanList, Service, Site } from '../site/site.ts';
import { plainText } from './plain-text.ts';

/** Something that visitors can buy, with the name that its page uses. */
export interface Priced {
  readonly name: string;
  readonly description?: string | undefined;
  readonly price: FormattedPrice;
  /** Whether the price is a minimum ("from") instead of the exact price. */
  readonly isFrom: boolean;
  readonly per: PricePeriod | SolutionUnit;
  /** The last day of a promotion, as YYYY-MM-DD. */
  readonly until?: string | undefined;
}

/**
 * @param section a section of any kind
 * @param site looks up the list that it names
 * @returns the solutions that it shows; none for most kinds
 */
export const solutionsOf = (section: Section, site: Pick<Site, 'solutions'>): readonly Solution[] =>
  'solutions' in section && typeof section.solutions === 'string' ? site.solutions(section.solutions) : [];

const planPrices = ({ per, items }: PlanList): Priced[] =>
  items.map(({ name, description, price, promotedUntil }) => ({
    name,
    description,
    price,
    isFrom: false,
    per,
    until: promotedUntil,
  }));

/**
 * @param service the service
 * @param page its page
 * @param site looks up the price lists
 * @returns the service's own "from" price, the plans of its price list, and the solutions that its page shows
 */
export const pricesOf = (
  {
    name,
    plans,
    fromPrice,
    fromBuys,
    from,
  }: Pick<Service, 'name' | 'plans' | 'fromPrice' | 'fromBuys' | 'from'>,
  { sections }: Pick<Page, 'sections'>,
  site: Pick<Site, 'planList' | 'solutions'>,
): Priced[] => {
  const list = plans === undefined ? undefined : site.planList(plans);
  const solutions = sections.flatMap((section) => solutionsOf(section, site));
  return [
    ...(typeof fromPrice === 'number' && from
      ? [{ name, description: fromBuys, price: from, isFrom: true, per: list?.per ?? 'mese' }]
      : []),
    ...(list ? planPrices(list) : []),
    ...solutions.map(({ title, price, per = 'mese' }) => ({ name: title, price, isFrom: true, per })),
  ];
};

/** UN/CEFACT has a code for a month, and none for a month of a SIM or a rack. */
const unitOf = (
  per: Priced['per'],
): Pick<Exclude<UnitPriceSpecification, string>, 'unitCode' | 'unitText'> =>
  per === 'mese' ? { unitCode: 'MON' } : { unitText: `${per} al mese` };

const offer = ({ name, description, price: { amount }, isFrom, per, until }: Priced): Offer => ({
  '@type': 'Offer',
  name: plainText(name),
  ...(description === undefined ? {} : { description: plainText(description) }),
  ...(until === undefined ? {} : { priceValidUntil: until }),
  ...(amount === undefined
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          [isFrom ? 'minPrice' : 'price']: amount,
          priceCurrency: 'EUR',
          ...unitOf(per),
          valueAddedTaxIncluded: false,
        },
      }),
});

const amountsOf = (prices: readonly Priced[]): number[] =>
  prices.map(({ price }) => price.amount).filter((amount) => amount !== undefined);

/**
 * @param prices the prices of a service
 * @returns an offer for each price, with the lowest and the highest around them; a price in words ("Su misura") gives
 *   an offer without a price; in EUR per month without VAT; `undefined` where there is nothing to buy
 */
export const offersOf = (prices: readonly Priced[]): AggregateOffer | Offer[] | undefined => {
  const offers = prices.map(offer);
  const amounts = amountsOf(prices);
  if (amounts.length === 0) return offers.length === 0 ? undefined : offers;
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...amounts),
    highPrice: Math.max(...amounts),
    offerCount: offers.length,
    priceCurrency: 'EUR',
    offers,
  };
};

const euro = (amount: number): string => formatPrice(amount, { wholeEuro: true }).text;

const span = (from: number, to: number, per: string | undefined): string =>
  [...new Set([euro(from), euro(to)])].join('-') + (per === undefined ? '' : `/${per}`);

/**
 * @param prices the prices of a service
 * @param specified the range that the specification gives search engines instead (§9)
 * @returns `€1.200-€3.500/mese`; without a period when the periods differ; the words themselves when all prices are
 *   words
 */
export const priceRangeOf = (
  prices: readonly Priced[],
  specified: PriceRange | undefined,
): string | undefined => {
  if (specified) return span(specified.from, specified.to, specified.per ?? 'mese');
  const amounts = amountsOf(prices);
  if (amounts.length === 0)
    return [...new Set(prices.map(({ price }) => price.text))].join(', ') || undefined;
  const [per, ...others] = new Set(prices.map((priced) => priced.per));
  return span(Math.min(...amounts), Math.max(...amounts), others.length === 0 ? per : undefined);
};

/**
 * @param ranges the price ranges of the services of an area
 * @returns the range from the lowest to the highest price; `undefined` where no service has a range
 */
export const rangeAround = (ranges: readonly (PriceRange | undefined)[]): string | undefined => {
  const known = ranges.filter((range) => range !== undefined);
  if (known.length === 0) return undefined;
  return span(Math.min(...known.map(({ from }) => from)), Math.max(...known.map(({ to }) => to)), undefined);
};
