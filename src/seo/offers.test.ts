import { describe, expect, test } from 'vitest';
import { formatPrice, solutionPrice } from '../content-model/facts/format-price.ts';
import type { Price, PricePeriod } from '../content-model/schemas/price.ts';
import type { PlanList, Site } from '../site/site.ts';
import { offersOf, priceRangeOf, pricesOf, rangeAround } from './offers.ts';

const list = (per: PricePeriod, prices: readonly Price[] = [23.99, 1200, 'Su misura']): PlanList => ({
  id: 'listino',
  per,
  facts: {},
  conditions: {
    vat: 'Esclusa',
    activation: 'Gratuita',
    times: '24 ore',
    measure: { label: 'Sedi', value: '5' },
    technology: 'Radio',
    term: 'Un anno',
  },
  inEveryPlan: [],
  items: prices.map((price, index) => ({
    id: `piano-${index}`,
    name: `Piano ${index}`,
    description: 'Per 5-\u206010\u00a0sedi.',
    features: [],
    price: formatPrice(price, { per }),
    originalPrice: undefined,
    promotedUntil: undefined,
  })),
});

const SOLUTIONS: ReturnType<Site['solutions']> = [
  { id: 'rack', title: 'Housing', text: '', per: 'rack', price: solutionPrice({ price: 200, per: 'rack' }) },
  { id: 'noc', title: 'NOC', text: '', price: solutionPrice({ price: 600 }) },
  { id: 'progetti', title: 'Progetti', text: '', price: solutionPrice({ price: 'Su misura' }) },
];

const none = { name: 'Prova', from: undefined };
const pricesFrom = (
  service: Partial<Parameters<typeof pricesOf>[0]>,
  plans = list('mese'),
  sections: Parameters<typeof pricesOf>[1]['sections'] = [],
) => pricesOf({ ...none, ...service }, { sections }, { planList: () => plans, solutions: () => SOLUTIONS });

const ofPlans = (per: PricePeriod, prices?: readonly Price[]) =>
  pricesFrom({ plans: 'listino' }, list(per, prices));
const ofSolutions = (service: Partial<Parameters<typeof pricesOf>[0]> = {}) =>
  pricesFrom(service, undefined, [
    { kind: 'solution-rows', title: '', solutions: 'x', look: 'wide', note: '' },
  ]);
const from = { fromPrice: 249, from: formatPrice(249, { per: 'mese', wholeEuro: true }) };

/** As JSON, which is what search engines read. */
const told = (prices: ReturnType<typeof pricesOf>) => JSON.parse(JSON.stringify(offersOf(prices) ?? null));

describe('offers', () => {
  test('each plan is an offer per month, in euro, without VAT', () => {
    expect(told(ofPlans('mese')).offers[0]).toEqual({
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

  test('say how long a promotion lasts', () => {
    const [plan] = list('mese').items;
    const promoted = { ...list('mese'), items: plan ? [{ ...plan, promotedUntil: '2026-12-31' }] : [] };
    const { offers } = told(pricesFrom({ plans: 'listino' }, promoted));
    expect(offers[0]).toMatchObject({ name: 'Piano 0', priceValidUntil: '2026-12-31' });
  });

  test('stand within the lowest and the highest of their own prices', () => {
    expect(told(ofPlans('mese'))).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 23.99,
      highPrice: 1200,
      offerCount: 3,
      priceCurrency: 'EUR',
    });
  });

  test('a SIM and a month are what the price is for', () => {
    const [first] = told(ofPlans('SIM')).offers;
    expect(first.priceSpecification).toMatchObject({ price: 23.99, unitText: 'SIM al mese' });
    expect(first.priceSpecification).not.toHaveProperty('unitCode');
  });

  test('a price in words is an offer without a price', () => {
    const words = { '@type': 'Offer', name: 'Piano 0', description: 'Per 5-10 sedi.' };
    expect(told(ofPlans('mese', ['Su misura']))).toEqual([words]);
    expect(told(ofPlans('mese', ['Su misura', 15])).offers[0]).toEqual(words);
  });

  test('the solutions of its page and its own "from" price are what a service costs at least', () => {
    const { offers, ...around } = told(ofSolutions(from));
    expect(around).toMatchObject({ lowPrice: 200, highPrice: 600, offerCount: 4 });
    expect(offers[0]).toMatchObject({
      name: 'Prova',
      priceSpecification: { minPrice: 249, unitCode: 'MON' },
    });
    expect(offers[1]).toMatchObject({
      name: 'Housing',
      priceSpecification: { minPrice: 200, unitText: 'rack al mese' },
    });
    expect(offers[3]).toEqual({ '@type': 'Offer', name: 'Progetti' });
  });

  test.each([{}, { fromPrice: 'Su misura' as const, from: formatPrice('Su misura') }])(
    'none without a list, a solution or a figure: %o',
    (service) => {
      expect(told(pricesFrom(service))).toBeNull();
    },
  );
});

describe('the range of prices', () => {
  test.each([
    ['of plans', ofPlans('mese'), '€23,99-€1.200/mese'],
    ['of SIMs', ofPlans('SIM', [2, 1.5]), '€1,50-€2/SIM'],
    ['of one price', ofPlans('mese', [15]), '€15/mese'],
    ['of words', ofPlans('mese', ['Su misura', 'Su misura']), 'Su misura'],
    ['of solutions that are paid for otherwise', ofSolutions(), '€200-€600'],
    ['of nothing', [], undefined],
  ])('%s', (_what, prices, range) => {
    expect(priceRangeOf(prices, undefined)).toBe(range);
  });

  test('that the specification has follows no list', () => {
    expect(priceRangeOf(ofSolutions(), { from: 1200, to: 3500 })).toBe('€1.200-€3.500/mese');
    expect(priceRangeOf([], { from: 25, to: 500, per: 'dispositivo' })).toBe('€25-€500/dispositivo');
  });

  test('of an area goes around those of its services', () => {
    expect(rangeAround([{ from: 25, to: 500 }, undefined, { from: 29.9, to: 1200 }])).toBe('€25-€1.200');
    expect(rangeAround([undefined])).toBeUndefined();
  });
});
