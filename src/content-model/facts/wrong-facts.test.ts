import { expect, test } from 'vitest';
import { block, problemText, readProject } from '../testing/problem-text.ts';
import { type ContentChanges, edit, temporaryProject } from '../testing/temporary-project.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const SERVICE = 'services/fibra-ottica.yaml';
const YEAR = new Date().getFullYear();

const hours = (from: string, to: string, opens: string, closes: string) =>
  edit(
    'brand.yaml',
    '{ from: monday, to: friday, opens: 9:00, closes: 18:00 }',
    `{ from: ${from}, to: ${to}, opens: ${opens}, closes: ${closes} }`,
  );

test.each(['23.99', '20'])('rejects an original price of %s with a price of 23.99', (price) => {
  expect(problemText(edit(PLANS, 'popular: true', `originalPrice: ${price}`))).toBe(
    block(
      `${PLANS}:8`,
      'items[0].originalPrice',
      'more than 23.99, the current price: it is shown struck through',
      `${price} (number)`,
    ),
  );
});

test('rejects an original price beside a price in words', () => {
  expect(problemText(edit(PLANS, 'price: Su richiesta', 'price: Su richiesta, originalPrice: 99'))).toBe(
    block(
      `${PLANS}:11`,
      'items[2].originalPrice',
      'no original price, because the current price is "Su richiesta"',
      '99 (number)',
    ),
  );
});

test.each([
  ['9:00', '9:00'],
  ['14:30', '9:00'],
  ['9:00', '8:59'],
])('rejects an office that opens at %s and closes at %s', (opens, closes) => {
  expect(problemText(hours('monday', 'friday', opens, closes))).toBe(
    block(
      'brand.yaml:13',
      'hours.closes',
      `a time after ${opens}, when the office opens`,
      `"${closes}" (text)`,
    ),
  );
});

test('rejects a week that ends before it begins', () => {
  expect(problemText(hours('friday', 'monday', '9:00', '18:00'))).toBe(
    block(
      'brand.yaml:13',
      'hours.to',
      'friday or a later day, the last working day: a week begins on monday',
      '"monday" (text)',
    ),
  );
});

test('accepts opening hours of one minute on one day', () => {
  const root = temporaryProject(hours('monday', 'monday', '9:59', '10:00'));
  expect(readProject(root).brand.hours).toMatchObject({ to: 'monday' });
});

test.each([1989, YEAR + 1, 213])('rejects %i as the first year of the partnership', (year) => {
  expect(problemText(edit('brand.yaml', 'partnerSince: 2013', `partnerSince: ${year}`))).toBe(
    block('brand.yaml:16', 'claims.partnerSince', `a year from 1990 to ${YEAR}`, `${year} (number)`),
  );
});

test('rejects a "from" price above the cheapest plan', () => {
  const service = edit(SERVICE, 'order: 1\n', 'order: 1\nfromPrice: 25.00\n');
  expect(problemText(service)).toBe(
    block(
      `${SERVICE}:5`,
      'fromPrice',
      'at most 23.99, the lowest price in the list "fibra-ottica"',
      '25 (number)',
    ),
  );
});

test('does not report the service of an invalid price list', () => {
  const service = edit(SERVICE, 'order: 1\n', 'order: 1\nfromPrice: 25.00\n');
  expect(problemText({ ...service, ...edit(PLANS, '23.99', '23,99') })).not.toContain(SERVICE);
});

test('does not take the price of a larger order as the "from" price', () => {
  const withOrders = (from: string): ContentChanges => ({
    ...edit(PLANS, 'price: 39.99', 'price: 20.50, minimumOrder: 100'),
    ...edit(SERVICE, 'order: 1\n', `order: 1\n${from}`),
  });
  const { services } = readProject(temporaryProject(withOrders('')));
  expect(services.get('fibra-ottica')?.line).toBe('Da\u00a0€23,99/mese');
  expect(problemText(withOrders('fromPrice: 24\n'))).toContain('at most 23.99');
});
