import { describe, expect, test } from 'vitest';
import { problemText, readProject } from '../testing/problem-text.ts';
import { type ContentChanges, edit, temporaryProject } from '../testing/temporary-project.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const KNOWN = { 'known-prices.json': '{ "plans/fibra-ottica/one": 20, "services/fibra-ottica": 20 }' };
const priced = (price: string): ContentChanges => ({ ...KNOWN, ...edit(PLANS, '23.99', price) });
const accepted = (changes: ContentChanges) => readProject(temporaryProject(changes));

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

describe('the file of known prices', () => {
  const named = (json: string): string => problemText({ 'known-prices.json': json });

  test.each<[what: string, json: string, line: number, expected: string]>([
    [
      'conflict markers',
      '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> main\n}',
      2,
      'one version: keep the right lines',
    ],
    [
      'a comma at the end',
      '{\n  "plans/fibra-ottica/one": 20,\n}',
      2,
      'with a comma after each but the last',
    ],
    ['a byte order mark', '\ufeff{ "plans/fibra-ottica/one": 20 }', 1, 'not as "UTF-8 with BOM"'],
    ['a price as text', '{\n  "plans/fibra-ottica/one": "20,00"\n}', 2, 'a number of euro such as 23.99'],
  ])('is rejected with %s', (_what, json, line, expected) => {
    expect(named(json)).toContain(`src/content/known-prices.json:${line}\n`);
    expect(named(json)).toContain(expected);
  });
});

describe('a price that is typed in a text', () => {
  /** The price was 20 and is 23.99; the name of the plan is Ufficio Uno. */
  const known = { 'known-prices.json': '{ "plans/fibra-ottica/one": [20, 23.99] }' };
  const said = (sentence: string): ContentChanges => ({
    ...known,
    ...edit(
      'services/fibra-ottica.yaml',
      'Attiva in {fact:fibra-ottica/activation}.',
      JSON.stringify(sentence),
    ),
  });

  test.each([
    'Ufficio Uno costa 20 euro al mese.',
    'Ufficio Uno: €20,00/mese, IVA esclusa.',
    'Con {plan:fibra-ottica/one} da 19,99 euro al mese la sede corre.',
    'Standard costa 39,99 euro al mese. Ufficio Uno a soli 20 € al mese.',
  ])('stops when it contradicts its list: %s', (sentence) => {
    const message = problemText(said(sentence));
    expect(message).toContain('services/fibra-ottica.yaml:7\n  field     summary\n');
    expect(message).toContain('{price:fibra-ottica/one}: src/content/plans/fibra-ottica.yaml:7 says 23.99');
  });

  test.each([
    'Ufficio Uno costa 23,99 euro al mese.',
    'Ufficio Uno costava 20 euro al mese.',
    'Ufficio Uno: 20 euro di sconto al mese.',
    'Ufficio Uno, attivazione a 20 euro, poi al mese il canone.',
    'Standard costa 20 euro al mese.',
    'Una telecamera da €99, un bando al 40% e un voucher da 500 euro.',
    'Fibra ottica da 5 euro al mese.',
  ])('is the owner’s otherwise: %s', (sentence) => {
    expect(() => accepted(said(sentence))).not.toThrow();
  });
});
