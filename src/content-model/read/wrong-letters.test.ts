import { describe, expect, test } from 'vitest';
import { block, problemText, readProject } from '../testing/problem-text.ts';
import { edit, temporaryProject } from '../testing/temporary-project.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const PAGE = 'pages/fibra-ottica.yaml';
const text = (copy: string) =>
  edit(PAGE, 'kind: plans\n    plans: fibra-ottica', `kind: text\n    text: ${JSON.stringify(copy)}`);
const mistake = (expected: string, received: string) =>
  block(`${PAGE}:6`, 'sections[0].text', expected, `${JSON.stringify(received)} (text)`);

describe('letters that were encoded twice', () => {
  const expected = (was: string) =>
    `the character that a wrong encoding turned into this${was && ` (${was})`}: type it again and save the file as UTF-8`;

  test.each([
    ['velocit\u00c3\u00a0 massima', 'à', '\u00c3\u00a0 massima'],
    ['velocitÃ  massima', 'à', 'Ã  massima'],
    ['perchÃ© noi', 'é', 'Ã© noi'],
    ['Ãˆ la rete', 'È', 'Ãˆ la rete'],
    ['lâ€™azienda', '’', 'â€™azienda'],
    ['da 15 â‚¬', '€', 'â‚¬'],
    ['Â«SubitoÂ»', '«', 'Â«SubitoÂ»'],
    ['10Â Gb/s', '', 'Â Gb/s'],
    ['PetroviÄ‡', 'ć', 'Ä‡'],
    ['ï¿½', '\ufffd', 'ï¿½'],
    ['ðŸ˜€', '', 'ðŸ˜€'],
  ])('are reported in %j', (copy, was, received) => {
    expect(problemText(text(copy))).toContain(mistake(expected(was), received));
  });

  test('are reported in every file, also in names', () => {
    expect(problemText(edit('brand.yaml', 'city: Roma', 'city: CefalÃ¹'))).toBe(
      block('brand.yaml:9', 'address.city', expected('ù'), '"Ã¹" (text)'),
    );
  });
});

describe('invisible characters', () => {
  const expected = (code: string) => `visible characters only: type these words again, without ${code}`;

  test.each([
    ['velocità\u200b massima', 'U+200B', 'velocità‹U+200B› massima'],
    ['velo\u00adcità', 'U+00AD', 'velo‹U+00AD›cità'],
    ['una riga\u2028e un’altra', 'U+2028', 'una riga‹U+2028›e un’altra'],
    ['una riga\u2029e un’altra', 'U+2029', 'una riga‹U+2029›e un’altra'],
    ['una riga\u0085e un’altra', 'U+0085', 'una riga‹U+0085›e un’altra'],
    ['\ufeffSubito', 'U+FEFF', '‹U+FEFF›Subito'],
    ['5-\u206010', 'U+2060', '5-‹U+2060›10'],
    ['\u202aSubito\u202c', 'U+202A', '‹U+202A›Subito‹U+202C›'],
    ['sub\u0000ito', 'U+0000', 'sub‹U+0000›ito'],
    ['sub\u{e0020}ito', 'U+E0020', 'sub‹U+E0020›ito'],
  ])('are reported in %j', (copy, code, received) => {
    expect(problemText(text(copy))).toBe(mistake(expected(code), received));
  });

  test('are reported once when they cause another mistake', () => {
    expect(problemText(edit(PLANS, 'price: 23.99', 'price: 23.99\u200b'))).toBe(
      block(`${PLANS}:7`, 'items[0].price', expected('U+200B'), '"23.99‹U+200B›" (text)'),
    );
  });

  test('are made visible in a key', () => {
    expect(problemText(edit(PLANS, 'popular: true', '\u200bpopular: true'))).toContain(
      'field     items[0].‹U+200B›popular\n  expected  a known key, probably "popular"',
    );
  });
});

test.each([
  'È così: perché? «Città…», l’unità»…, 10\u00a0Gb/s – più di 5 × 2',
  'Müller, Łukasz, Ștefan, Çağlar, Ångström, São Paulo, Åsa',
  'Riga\nseconda\triga',
])('accepts %j', (copy) => {
  expect(readProject(temporaryProject(text(copy))).pages.size).toBe(1);
});

describe('numbers that are not written in decimal digits', () => {
  test.each(['0x27', '0o17', '1e3', '2.5E1', '.5', '23.', '010', '.inf'])(
    'are rejected as a price: %s',
    (written) => {
      expect(problemText(edit(PLANS, 'price: 23.99', `price: ${written}`))).toBe(
        block(`${PLANS}:7`, 'items[0].price', 'decimal digits: a number of euro such as 23.99', written),
      );
    },
  );

  test('are rejected as a price with underscores', () => {
    expect(problemText(edit(PLANS, 'price: 23.99', 'price: 1_000'))).toContain('"1_000" (text)');
  });

  test('are rejected as another figure and as a text', () => {
    expect(problemText(edit('brand.yaml', 'clients: 500', 'clients: 5e2'))).toBe(
      block('brand.yaml:16', 'claims.clients', 'decimal digits: a number such as 97.6', '5e2'),
    );
    expect(problemText(edit(PLANS, '5-10 giorni lavorativi', '0x10'))).toBe(
      block(`${PLANS}:2`, 'facts.activation', 'text in quotation marks, such as "0x10"', '0x10'),
    );
  });

  test.each(['24', '24.5', '24.50', '+24'])('do not include %s', (written) => {
    const project = temporaryProject(edit(PLANS, 'price: 23.99', `price: ${written}`));
    expect(readProject(project).plans.size).toBe(1);
  });
});
