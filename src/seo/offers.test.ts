import { expect, test } from 'vitest';
import { formatPrice } from '../content-model/format-price.ts';
import type { PricePeriod } from '../content-model/schemas/price.ts';
import type { PlanList, Service } from '../content-model/site.ts';
import { offersOf } from './offers.ts';

const service: Service = {
  id: 'prova',
  name: 'Prova',
  href: '/prova',
  area: 'connettivita',
  order: 1,
  weave: 'tela',
  line: 'Prova',
  summary: 'Prova.',
  from: undefined,
};

const list = (per: PricePeriod): PlanList => ({
  id: 'listino',
  per,
  facts: {},
  inEveryPlan: [],
  items: [23.99, 1200, 'Su misura' as const].map((price, index) => ({
    id: `piano-${index}`,
    name: `Piano ${index}`,
    description: 'Per 5-\u206010\u00a0sedi.',
    features: [],
    price: formatPrice(price, { per }),
    originalPrice: undefined,
  })),
});

const offers = (per: PricePeriod) =>
  offersOf({ ...service, plans: 'listino' }, { planList: () => list(per) });
const noList = {
  planList: (): PlanList => {
    throw new Error('no list was to be looked up');
  },
};

test('each plan is an offer per month, in euro, without VAT', () => {
  expect(offers('mese')[0]).toEqual({
    '@type': 'Offer',
    name: 'Piano 0',
    description: 'Per 5-10 sedi.',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 23.99,
      priceCurrency: 'EUR',
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
  });
});

test('a SIM is what the price is for', () => {
  const [first] = offers('SIM');
  expect(first?.['priceSpecification']).toMatchObject({ price: 23.99, unitText: 'SIM' });
  expect(first?.['priceSpecification']).not.toHaveProperty('unitCode');
});

test('a price in words is an offer without a price', () => {
  expect(offers('mese')[2]).toEqual({ '@type': 'Offer', name: 'Piano 2', description: 'Per 5-10 sedi.' });
});

test('a service without a list offers its "from" price as the lowest', () => {
  const from = formatPrice(249, { per: 'mese', wholeEuro: true });
  expect(offersOf({ ...service, from }, noList)).toEqual([
    {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: 249,
        priceCurrency: 'EUR',
        unitCode: 'MON',
        valueAddedTaxIncluded: false,
      },
    },
  ]);
});

test.each([undefined, formatPrice('Su misura')])('no offer without a figure: %o', (from) => {
  expect(offersOf({ ...service, from }, noList)).toEqual([]);
});
