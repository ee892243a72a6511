import { expect, test } from 'vitest';
import { cases, PLANS, problemsOf, SERVICE } from '../testing/problem-text.ts';
import { type ContentChanges, edit } from '../testing/temporary-project.ts';

const KNOWN = { 'known-prices.json': '{ "plans/fibra-ottica/one": 20, "services/fibra-ottica": 20 }' };

test.each([
  ['10', ''],
  ['30', ''],
  ['239.9\n    confirm: 239.9', ''],
  ['239.9\n    confirm: 200', ''],
  ['30.01', '20, l’ultimo prezzo'],
  ['9.99', '20, l’ultimo prezzo'],
  ['23.99\n    confirm: 239.9', '239.9, il valore di `confirm`'],
])('compares a price of %j with 20', (price, before) => {
  const confirmed = `Se è giusto, aggiungi \`confirm: ${price.split('\n')[0]}\` in una riga accanto`;
  const expected = `${PLANS}:7 items[0].price: un prezzo vicino a ${before}: questo cambia di oltre la metà. ${confirmed}`;
  expect(problemsOf({ ...KNOWN, ...edit(PLANS, '23.99', price) })).toEqual(
    before === '' ? [] : [expect.stringContaining(expected)],
  );
});

test('asks for no confirmation of a new price, and checks the "from" price of a service', () => {
  expect(problemsOf({ 'known-prices.json': '{}', ...edit(PLANS, '23.99', '2399') })).toEqual([]);
  const from = edit(SERVICE, 'order: 1', 'order: 1\nfromPrice: 2');
  expect(problemsOf({ ...KNOWN, ...from })).toEqual([
    expect.stringContaining('fromPrice: un prezzo vicino a 20'),
  ]);
});

test.each(
  cases(`
  {¶<<<<<<< HEAD¶"a": 1¶=======¶"a": 2¶>>>>>>> main¶} | 2 | una sola versione: tieni le righe giuste tra <<<<<<< e >>>>>>>, e cancella quelle con <<<<<<<, ======= e >>>>>>>
  {¶  "plans/fibra-ottica/one": 20,¶} | 2 | righe come "plans/voip/starter": 15.99, con una virgola dopo ciascuna tranne l’ultima
  BOM{ "plans/fibra-ottica/one": 20 } | 1 | un file salvato come "UTF-8", non come "UTF-8 con BOM"
  {¶  "plans/fibra-ottica/one": "20,00"¶} | 2 | un importo in euro, ad esempio 23.99, o un elenco di importi
`),
)('refuses known prices such as %j', (json, line, expected) => {
  const [problem] = problemsOf({ 'known-prices.json': json.replace('BOM', '\ufeff') });
  expect(problem).toContain(`known-prices.json:${line} `);
  expect(problem).toContain(expected);
});

/** The price of Ufficio Uno was 20 and is 23.99. */
const said = (sentence: string): ContentChanges => ({
  'known-prices.json': '{ "plans/fibra-ottica/one": [20, 23.99] }',
  ...edit(SERVICE, 'Attiva in {fact:fibra-ottica/activation}.', JSON.stringify(sentence)),
});

test.each([
  'Ufficio Uno costa 20 euro al mese.',
  'Ufficio Uno: €20,00/mese, IVA esclusa.',
  'Con {plan:fibra-ottica/one} da 19,99 euro al mese la sede corre.',
  'Standard costa 39,99 euro al mese. Ufficio Uno a soli 20 € al mese.',
])('stops a typed price that contradicts its list: %s', (sentence) => {
  const expected = `il prezzo del suo listino, {price:fibra-ottica/one}: ${PLANS}:7 dice 23.99`;
  expect(problemsOf(said(sentence))).toEqual([expect.stringContaining(`${SERVICE}:7 summary: ${expected}`)]);
});

// A name of one word may be another word of the sentence: only a price that it had says which is meant.
test.each([
  [25, ['Standard costa 25 euro al mese.']],
  [26, []],
])('stops a former price of a plan whose name is one word (%d)', (former, wrong) => {
  const sentence = 'Standard costa 25 euro al mese.';
  const known = { 'known-prices.json': `{ "plans/fibra-ottica/standard": [${former}, 39.99] }` };
  expect(problemsOf({ ...said(sentence), ...known })).toEqual(
    wrong.map((text) => expect.stringContaining(text)),
  );
});

test.each([
  'Ufficio Uno costa 23,99 euro al mese.',
  'Ufficio Uno costava 20 euro al mese.',
  'Ufficio Uno: 20 euro di sconto al mese.',
  'Ufficio Uno, attivazione a 20 euro, poi al mese il canone.',
  'Standard costa 20 euro al mese.',
  'Una telecamera da €99, un bando al 40% e un voucher da 500 euro.',
  'Fibra ottica da 5 euro al mese.',
])('leaves other amounts to the owner: %s', (sentence) => {
  expect(problemsOf(said(sentence))).toEqual([]);
});
