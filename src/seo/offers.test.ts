import { expect, test } from 'vitest';
import { formatPrice } from '../content-model/format-price.ts';
import type { PricePeriod } from '../content-model/schemas/price.ts';
import type { PlanList, Service } from '../content-model/site.ts';
import { offersOfService } from './offers.ts';

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

/** As JSON, which is what search engines read. */
const told = (more: Partial<Service>, site: Parameters<typeof offersOfService>[1]) =>
  JSON.parse(JSON.stringify(offersOfService({ ...service, ...more }, site) ?? null));
const offers = (per: PricePeriod) => told({ plans: 'listino' }, { planList: () => list(per) });
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

test('a SIM and a month are what the price is for', () => {
  const [first] = offers('SIM');
  expect(first.priceSpecification).toMatchObject({ price: 23.99, unitText: 'SIM al mese' });
  expect(first.priceSpecification).not.toHaveProperty('unitCode');
});

test('a price in words is an offer without a price', () => {
  expect(offers('mese')[2]).toEqual({ '@type': 'Offer', name: 'Piano 2', description: 'Per 5-10 sedi.' });
});

test('a service without a list offers its "from" price as the lowest', () => {
  const from = formatPrice(249, { per: 'mese', wholeEuro: true });
  expect(told({ from }, noList)).toEqual([
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
  expect(told({ from }, noList)).toBeNull();
});

test('where a range is told, the plans stand in it', () => {
  const range = { from: 29.9, to: 500 };
  expect(told({ plans: 'listino', priceRange: range }, { planList: () => list('mese') })).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: 29.9,
    highPrice: 500,
    priceCurrency: 'EUR',
    offers: offers('mese'),
  });
});

test('a range replaces a "from" price, which only the overview shows', () => {
  const from = formatPrice(249, { per: 'mese', wholeEuro: true });
  expect(told({ from, priceRange: { from: 1200, to: 3500 } }, noList)).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: 1200,
    highPrice: 3500,
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
  });
});

test('a range may be the price of each device', () => {
  expect(told({ priceRange: { from: 25, to: 500, per: 'dispositivo' } }, noList)).toMatchObject({
    lowPrice: 25,
    highPrice: 500,
    priceSpecification: { unitText: 'dispositivo' },
  });
});
