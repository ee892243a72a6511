import { expect, test } from 'vitest';
import { cases, contentOf, PLANS, problemsOf, SERVICE } from '../testing/problem-text.ts';
import { edit, SMALL_CONTENT } from '../testing/temporary-project.ts';
import { italianCount } from './counts.ts';

const MORE = {
  'solutions/cloud.yaml':
    'items:\n  - { id: due, title: Cloud, text: I dati al sicuro., price: 200, per: rack }\n',
  'services/voip.yaml': (SMALL_CONTENT[SERVICE] ?? '')
    .replace('Fibra ottica', 'VoIP')
    .replace('href: /fibra-ottica', 'href: /fibra-ottica#main')
    .replace('order: 1', 'order: 2\nfromBuys: un interno'),
};
/** The sentence with a token in the service, which has other lines, too. */
const saying = (sentence: string, from = 'order: 1', to = from) => ({
  ...MORE,
  [SERVICE]: (edit(SERVICE, 'Da {from:fibra-ottica}/mese', JSON.stringify(sentence))[SERVICE] ?? '').replace(
    from,
    to,
  ),
  ...edit(PLANS, 'inEveryPlan', 'measures: { ready: { value: 1.5, unit: giorni } }\ninEveryPlan'),
});
const said = (...sentence: Parameters<typeof saying>) =>
  contentOf(saying(...sentence))
    .services.get('fibra-ottica')
    ?.line.replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');

test.each([
  ['{price:fibra-ottica/one}', '€23,99'],
  ['{price:fibra-ottica/max}', 'Su richiesta'],
  ['{plan:fibra-ottica/one}', 'Ufficio Uno'],
  ['{fact:fibra-ottica/activation}', '5-10 giorni lavorativi'],
  ['{fact:fibra-ottica/ready}', '1,5 giorni'],
  ['{from:fibra-ottica}', '€23,99'],
  ['{buys:voip}', 'un interno'],
  ['{solution:cloud/due}', '€200 per rack al mese'],
  ['{brand:agency}', 'Filo Diretto'],
  ['{brand:phone}', '+39 02 0000 0000'],
  ['{brand:address}', 'Via dell’Esempio 1, 00100 Roma'],
  ['{brand:hours}', 'Lun-Ven 9:00-18:00'],
  ['{brand:shareCapital}', '10.000'],
  ['{claim:partnerSince}', '2013'],
  ['{claim:coverage5g}', '97,6'],
  ['{Count:services/connettivita}, {count:plans/fibra-ottica}', 'Due, tre'],
  // Limits hold for what visitors read, not for its tokens.
  [
    '{fact:fibra-ottica/activation} {fact:fibra-ottica/activation}',
    '5-10 giorni lavorativi 5-10 giorni lavorativi',
  ],
])('replaces %s by %s', (token, text) => {
  expect(said(token)).toBe(text);
});

test('takes the "from" price of the service, and leaves out whole cents in digital innovation', () => {
  expect(said('{from:fibra-ottica}', 'order: 1', 'order: 1\nfromPrice: 6.00')).toBe('€6,00');
  expect(said('{from:fibra-ottica}', 'connettivita\n', 'innovazione\nfromPrice: 20\n')).toBe('€20');
});

test('does not take the price of a larger order as the "from" price', () => {
  const { services } = contentOf(edit(PLANS, 'price: 39.99', 'price: 20.50, minimumOrder: 100'));
  expect(services.get('fibra-ottica')?.line).toBe('Da\u00a0€23,99/mese');
});

test.each(
  cases(`
  {from:fibra} | un riferimento tra graffe che esiste, forse {from:fibra-ottica}; ci sono {from:fibra-ottica}, {from:voip}
  {from:cloud} | un file: lo usa services/fibra-ottica.yaml:6 (line); ci sono "fibra-ottica", "voip" | il file non c’è
  {buys:fibra-ottica} | una frase senza questo dato: il servizio fibra-ottica non dice che cosa compra il suo prezzo
  {price:max} | un riferimento tra graffe che esiste: {price:fibra-ottica/one}, {price:fibra-ottica/standard}, {price:fibra-ottica/max}
  {price:fibra-ottica/standrd} | una voce che c’è, forse {price:fibra-ottica/standard}: nella lista fibra-ottica "standrd" non c’è; ci sono {price:fibra-ottica/one}, {price:fibra-ottica/standard}, {price:fibra-ottica/max}
  {prices:fibra-ottica/one} | un riferimento tra graffe che esiste, forse {price:…}; ci sono {price:…}, {plan:…}, {fact:…}, {from:…}, {buys:…}, {brand:…} e altri
  {count:services/conettivita} | un riferimento tra graffe che esiste, forse {count:services/connettivita}; ci sono {count:services/connettivita}, {count:services/innovazione}, {count:services}, {count:receipts}, {count:redirects}, {count:testimonials} e altri
  {count:services/innovazione} | una frase senza questo numero: in services/innovazione non ce n’è nessuno
  {count:solutions/cloud} | una frase senza questo numero: in solutions/cloud ce n’è uno
  da {price:fibra-ottica/max} | una frase senza questo prezzo, che è "Su richiesta"
`),
)('says what may stand instead of %s', (token, expected) => {
  expect(problemsOf(saying(token))).toEqual([expect.stringContaining(expected)]);
});

test('rejects a fact that quotes a fact', () => {
  expect(problemsOf(edit(PLANS, '5-10 giorni lavorativi', '"{claim:replyHours} ore"'))).toEqual([
    `${SERVICE}:7 summary: un fatto che non ne cita un altro | {fact:fibra-ottica/activation}`,
  ]);
});

test.each([
  [2, 'due'],
  [16, 'sedici'],
  [20, 'venti'],
  [21, 'ventuno'],
  [28, 'ventotto'],
  [33, 'trentatré'],
  [100, '100'],
])('writes %i as %s', (count, word) => {
  expect(italianCount(count)).toBe(word);
});
