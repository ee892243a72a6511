import { describe, expect, test } from 'vitest';
import { block, problemText, readProject } from '../testing/problem-text.ts';
import { edit, temporaryProject } from '../testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';

/** The page with its section replaced by another. */
const section = (yaml: string) => edit(PAGE, 'kind: plans\n    plans: fibra-ottica', yaml);
const text = (copy: string) => section(`kind: text\n    text: ${JSON.stringify(copy)}`);
const mistake = (expected: string, received: string) =>
  block(`${PAGE}:6`, 'sections[0].text', expected, `${JSON.stringify(received)} (text)`);

describe('a brace that belongs to no token', () => {
  const expected = 'no brace outside a whole token such as {claim:support}';

  test.each([
    ['Supporto {claim:support', '{claim:support'],
    ['Supporto claim:support} ogni giorno', 'Supporto claim:support}'],
    ['{claim:support} e {claim:latency ms', '{claim:latency ms'],
    ['{claim:support}}', '24/7}'],
    ['{', '{'],
  ])('is rejected in %s', (copy, received) => {
    expect(problemText(text(copy))).toBe(mistake(expected, received));
  });

  test('is reported once in a file that quotes no facts', () => {
    const brand = edit('brand.yaml', 'operator: Nordica Rete', "operator: 'Altair {claim:clients}'");
    expect(problemText(brand)).toBe(
      block('brand.yaml:4', 'operator', 'no braces: this file quotes no facts', '"{claim:clients}" (text)'),
    );
  });

  test('is reported once, in the file of the fact that contains it', () => {
    const fact = edit('plans/fibra-ottica.yaml', '5-10 giorni lavorativi', "'5-10} giorni'");
    expect(problemText(fact)).toBe(
      block('plans/fibra-ottica.yaml:2', 'facts.activation', expected, '"5-10}" (text)'),
    );
  });
});

describe('a broken link', () => {
  test.each([
    ['Ti serve la [FWA 5G](javascript:alert(1)).', '[FWA 5G](javascript:alert(1)'],
    ['[x](http://a.example) e [y](/fibra-ottica)', '[x](http://a.example)'],
    ['[x]( /fibra-ottica)', '[x]( /fibra-ottica)'],
    ['[x](fibra-ottica)', '[x](fibra-ottica)'],
    ['[](/fibra-ottica)', '[](/fibra-ottica)'],
    ['[x](/fibra-ottica', '[x](/fibra-ottica'],
    ['x](/fibra-ottica)', 'x](/fibra-ottica)'],
    ['Leggi [qui] (/fibra-ottica) i prezzi', '[qui] (/fibra-ottica)'],
    ['[qui]\n(https://a.example)', '[qui]\n(https://a.example)'],
  ])('is reported: %s', (copy, received) => {
    expect(problemText(text(copy))).toBe(
      mistake('a link such as [parole](/percorso) or [ministero](https://www.mimit.gov.it/)', received),
    );
  });
});

describe('HTML and lost letters', () => {
  test.each([
    [
      'Oltre <b>15</b> anni',
      'text without HTML: the site decides on bold text and line breaks',
      '<b>15</b> anni',
    ],
    [
      'Prima riga<br/>seconda',
      'text without HTML: the site decides on bold text and line breaks',
      '<br/>seconda',
    ],
    ['Perch&egrave; noi', 'the letter or sign itself, such as è or &', '&egrave; noi'],
    ['R&#38;D', 'the letter or sign itself, such as è or &', '&#38;D'],
    ['Perch\uFFFD noi', 'the letter that was lost when the file was saved', '\uFFFD noi'],
  ])('are reported in %s', (copy, expected, received) => {
    expect(problemText(text(copy))).toBe(mistake(expected, received));
  });

  test.each(['<12 ms', '< 5 ore', 'R&D', 'R&D; poi vendite', 'a < b > c', '[1] (in centesimi)'])(
    'are not in "%s"',
    (copy) => {
      expect(readProject(temporaryProject(text(copy))).pages.size).toBe(1);
    },
  );
});

describe('the source of a form', () => {
  test.each(['  ', 'Fibra\nBcc: a@b.example'])('cannot be %j', (source) => {
    const form = `kind: form\n    form: { title: T, description: D, messageLabel: M, source: ${JSON.stringify(source)} }`;
    expect(problemText(section(form))).toBe(
      block(
        `${PAGE}:6`,
        'sections[0].form.source',
        'one line of 1 to 120 characters without control or direction characters: the function refuses a lead with another one',
        `${JSON.stringify(source)} (text)`,
      ),
    );
  });
});

const summary = (text: string) =>
  edit('services/fibra-ottica.yaml', 'Attiva in {fact:fibra-ottica/activation}.', text);

test.each([
  'Le regole di AGCOM, INAIL, SCADA e HIPAA, il GDPR e l’FTTH',
  'Con {brand:operator} e {claim:support}, è più semplice',
  'Offerta! Subito... "così", in 24 ore e fino a 2,5 Gb/s',
  "E' pronta: ecco perchè,  due spazi",
  'Rispondiamo entro un giorno, in tre piani',
])('accepts "%s": the wording is the owner’s', (text) => {
  expect(() => readProject(temporaryProject(summary(JSON.stringify(text))))).not.toThrow();
});
