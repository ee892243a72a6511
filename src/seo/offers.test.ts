import { describe, expect, test } from 'vitest';
import { formatPrice, type Price, type PricePeriod, solutionPrice } from '../content-model/fields/price.ts';
import type { Section } from '../content-model/section.ts';
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
/** Sections of any kind; the type parameter keeps their other keys. */
const anySections = <S extends Section>(...all: S[]): Section[] => all;

const ofSolutions = (service: Partial<Parameters<typeof pricesOf>[0]> = {}) =>
  pricesFrom(
    service,
    undefined,
    anySections({ kind: 'solution-rows', title: '', solutions: 'x', look: 'wide', note: '' }),
  );
const from = { fromPrice: 249, from: formatPrice(249, { per: 'mese', wholeEuro: true }) };

/** The offers after JSON serialization, as search engines read them. */
const asJson = (prices: ReturnType<typeof pricesOf>) => JSON.parse(JSON.stringify(offersOf(prices) ?? null));

describe('offers', () => {
  test('contain each plan with a price per month in euro, without VAT', () => {
    expect(asJson(ofPlans('mese')).offers[0]).toEqual({
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

  test('contain the end of a promotion', () => {
    const [plan] = list('mese').items;
    const promoted = { ...list('mese'), items: plan ? [{ ...plan, promotedUntil: '2026-12-31' }] : [] };
    const { offers } = asJson(pricesFrom({ plans: 'listino' }, promoted));
    expect(offers[0]).toMatchObject({ name: 'Piano 0', priceValidUntil: '2026-12-31' });
  });

  test('have the lowest and the highest of their prices around them', () => {
    expect(asJson(ofPlans('mese'))).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 23.99,
      highPrice: 1200,
      offerCount: 3,
      priceCurrency: 'EUR',
    });
  });

  test('name the SIM and the month as the unit of the price', () => {
    const [first] = asJson(ofPlans('SIM')).offers;
    expect(first.priceSpecification).toMatchObject({ price: 23.99, unitText: 'SIM al mese' });
    expect(first.priceSpecification).not.toHaveProperty('unitCode');
  });

  test('have no price when the price is in words', () => {
    const words = { '@type': 'Offer', name: 'Piano 0', description: 'Per 5-10 sedi.' };
    expect(asJson(ofPlans('mese', ['Su misura']))).toEqual([words]);
    expect(asJson(ofPlans('mese', ['Su misura', 15])).offers[0]).toEqual(words);
  });

  test('give the "from" price of a service and the solutions of its page as minimum prices', () => {
    const { offers, ...around } = asJson(ofSolutions(from));
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
    'are none for a service without a price list, a solution or a figure: %o',
    (service) => {
      expect(asJson(pricesFrom(service))).toBeNull();
    },
  );
});

describe('the price range', () => {
  test.each([
    ['plans', ofPlans('mese'), '€23,99-€1.200/mese'],
    ['SIMs', ofPlans('SIM', [2, 1.5]), '€1,50-€2/SIM'],
    ['one price', ofPlans('mese', [15]), '€15/mese'],
    ['prices in words', ofPlans('mese', ['Su misura', 'Su misura']), 'Su misura'],
    ['solutions with different periods', ofSolutions(), '€200-€600'],
    ['nothing', [], undefined],
  ])('covers %s', (_what, prices, range) => {
    expect(priceRangeOf(prices, undefined)).toBe(range);
  });

  test('comes from the specification rather than from the price list', () => {
    expect(priceRangeOf(ofSolutions(), { from: 1200, to: 3500 })).toBe('€1.200-€3.500/mese');
    expect(priceRangeOf([], { from: 25, to: 500, per: 'dispositivo' })).toBe('€25-€500/dispositivo');
  });

  test('of an area includes those of its services', () => {
    expect(rangeAround([{ from: 25, to: 500 }, undefined, { from: 29.9, to: 1200 }])).toBe('€25-€1.200');
    expect(rangeAround([undefined])).toBeUndefined();
  });
});
