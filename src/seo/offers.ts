import type { AggregateOffer, Offer, UnitPriceSpecification } from 'schema-dts';
import type { FormattedPrice } from '../content-model/format-price.ts';
import type { PricePeriod } from '../content-model/schemas/price.ts';
import type { PlanList, Service, Site } from '../content-model/site.ts';
import { plainText } from './plain-text.ts';

type Unit = Pick<Exclude<UnitPriceSpecification, string>, 'unitCode' | 'unitText'>;

/** UN/CEFACT's code of a month; a SIM's month has none. */
const UNITS = { mese: { unitCode: 'MON' }, SIM: { unitText: 'SIM al mese' } } as const satisfies Record<
  PricePeriod,
  Unit
>;

/** `minPrice` is a "from" price: the lowest of what is quoted. */
const priceSpecification = (
  key: 'price' | 'minPrice',
  amount: number,
  per: PricePeriod,
): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  [key]: amount,
  priceCurrency: 'EUR',
  ...UNITS[per],
  valueAddedTaxIncluded: false,
});

const offer = (
  more: { readonly name?: string; readonly description?: string },
  { amount }: FormattedPrice,
  key: 'price' | 'minPrice',
  per: PricePeriod,
): Offer => ({
  '@type': 'Offer',
  ...more,
  ...(amount === undefined ? {} : { priceSpecification: priceSpecification(key, amount, per) }),
});

const planOffers = ({ per, items }: PlanList): Offer[] =>
  items.map(({ name, description, price }) =>
    offer({ name, description: plainText(description) }, price, 'price', per),
  );

/**
 * What a service costs, as its price list says: an offer for each plan, without a price where the price is words
 * ("Su misura"). Where the specification tells search engines a range (§9), the offers stand in one with the lowest and
 * the highest price: `priceRange` itself belongs to businesses in schema.org's vocabulary, not to services. A service
 * with neither has its "from" price.
 *
 * @param service the service
 * @param site where its price list is looked up
 * @returns offers in EUR a month without VAT; `undefined` for a service without a price
 */
export const offersOfService = (
  { plans, priceRange, from }: Service,
  site: Pick<Site, 'planList'>,
): AggregateOffer | Offer[] | undefined => {
  const offers = plans === undefined ? undefined : planOffers(site.planList(plans));
  if (priceRange === undefined)
    return offers ?? (from?.amount === undefined ? undefined : [offer({}, from, 'minPrice', 'mese')]);
  return {
    '@type': 'AggregateOffer',
    lowPrice: priceRange.from,
    highPrice: priceRange.to,
    priceCurrency: 'EUR',
    // Offers of a price list each say what their price is for.
    ...(offers !== undefined
      ? { offers }
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            ...(priceRange.per === undefined ? UNITS.mese : { unitText: priceRange.per }),
            valueAddedTaxIncluded: false,
          },
        }),
  };
};
