import type { FormattedPrice } from '../content-model/format-price.ts';
import type { PricePeriod } from '../content-model/schemas/price.ts';
import type { Service, Site } from '../content-model/site.ts';
import { plainText } from './plain-text.ts';
import type { Thing } from './thing.ts';

/** UN/CEFACT's code of a month; a SIM has none. */
const UNITS: Readonly<Record<PricePeriod, Thing>> = { mese: { unitCode: 'MON' }, SIM: { unitText: 'SIM' } };

/** `minPrice` is a "from" price: the lowest of what is quoted. */
const priceSpecification = (key: 'price' | 'minPrice', amount: number, per: PricePeriod): Thing => ({
  '@type': 'UnitPriceSpecification',
  [key]: amount,
  priceCurrency: 'EUR',
  ...UNITS[per],
  valueAddedTaxIncluded: false,
});

const offer = (
  more: Thing,
  { amount }: FormattedPrice,
  key: 'price' | 'minPrice',
  per: PricePeriod,
): Thing => ({
  '@type': 'Offer',
  ...more,
  ...(amount === undefined ? {} : { priceSpecification: priceSpecification(key, amount, per) }),
});

/**
 * What a service costs, as its price list says: an offer for each plan, without a price where the price is words
 * ("Su misura"); a service without a list has its "from" price, or no offer.
 *
 * @param service the service
 * @param site where its price list is looked up
 * @returns schema.org offers in EUR without VAT
 */
export const offersOf = (service: Service, site: Pick<Site, 'planList'>): Thing[] => {
  if (service.plans !== undefined) {
    const { per, items } = site.planList(service.plans);
    return items.map(({ name, description, price }) =>
      offer({ name, description: plainText(description) }, price, 'price', per),
    );
  }
  return service.from?.amount === undefined ? [] : [offer({}, service.from, 'minPrice', 'mese')];
};
