import { expect, test } from 'vitest';
import { readContent } from '../read-content.ts';
import { problemText } from '../testing/problem-text.ts';
import { smallSectionSchema } from '../testing/small-section.ts';
import { type ContentChanges, edit, temporaryProject } from '../testing/temporary-project.ts';
import { KNOWN_PRICES_FILE } from './known-prices.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const KNOWN = { 'known-prices.json': '{ "plans/fibra-ottica/one": 20, "services/fibra-ottica": 20 }' };
const priced = (price: string): ContentChanges => ({ ...KNOWN, ...edit(PLANS, '23.99', price) });
const accepted = (changes: ContentChanges) => readContent(smallSectionSchema, temporaryProject(changes));

test('keeps the known prices in the content folder', () => {
  expect(KNOWN_PRICES_FILE).toBe('src/content/known-prices.json');
});

test.each(['10', '20', '30', '239.9\n    confirm: 239.9', '239.9\n    confirm: 200', '15\n    confirm: 15'])(
  'accepts a price of %s after 20',
  (price) => {
    expect(() => accepted(priced(price))).not.toThrow();
  },
);

test.each([
  ['30.01', '20, the last price'],
  ['9.99', '20, the last price'],
  ['239.9', '20, the last price'],
  ['23.99\n    confirm: 239.9', '239.9, the value of `confirm`'],
])('asks for a confirmation of a price of %s', (price, before) => {
  const [figure = ''] = price.split('\n');
  const message = problemText(priced(price));
  expect(message).toContain(`${PLANS}:7\n  field     items[0].price\n`);
  expect(message).toContain(`a price near ${before}: this one differs by more than half`);
  expect(message).toContain(`\`confirm: ${figure}\` on its own line beside it`);
});

test('asks for no confirmation of a new price', () => {
  expect(() => accepted({ 'known-prices.json': '{}', ...edit(PLANS, '23.99', '2399') })).not.toThrow();
});

test('checks the "from" price of a service too', () => {
  const service = edit(
    'services/fibra-ottica.yaml',
    'plans: fibra-ottica',
    'plans: fibra-ottica\nfromPrice: 2',
  );
  expect(problemText({ ...KNOWN, ...service })).toContain('a price near 20, the last price');
});
