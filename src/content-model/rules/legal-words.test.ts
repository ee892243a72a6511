import { expect, test } from 'vitest';
import * as z from 'zod';
import { reference } from '../fields/reference.ts';
import { defineSection } from '../section.ts';
import { problemsOf, section } from '../testing/problem-text.ts';
import { anotherPage } from '../testing/temporary-project.ts';

const legal = (id: string, text: string, more: string) =>
  problemsOf({
    [`pages/${id}.yaml`]: anotherPage('Privacy').replace(
      '- kind: plans',
      `- ${more}\n    text: "${text}"\n    kind: plans`,
    ),
  });
const purposes = (text: string, id = 'privacy-policy', more = 'dated: false'): string[] =>
  legal(id, text, more).filter((problem) =>
    problem.includes('nessuna finalità che chiede un consenso a parte'),
  );

test.each([
  'rispondere alla richiesta e per mandarti offerte',
  'inviarti newsletter;',
  'Usiamo i dati per mandarti offerte, non per altro.',
  'non solo per proporti altri servizi',
  'finalità promozionali',
  'Vendiamo i tuoi dati.',
  'Non cediamo nulla. Ti mandiamo pubblicità.',
  'attività di telemarketing',
])('reports a purpose that no consent covers: %s', (text) => {
  expect(purposes(text)).toEqual([
    expect.stringMatching(/^pages\/privacy-policy\.yaml.*l’unico consenso .*Chiedo di essere ricontattato/),
  ]);
});

test.each([
  'rispondere alla tua richiesta',
  'Newsletter e pubblicità non partono da un modulo di questo sito.',
  'Non vendiamo dati e non profiliamo nessuno.',
  'Non ti mandiamo pubblicità.',
  'cookie di analisi e di marketing',
])('accepts a text that needs no separate consent: %s', (text) => {
  expect(purposes(text)).toEqual([]);
});

test('reports such a purpose on another legal page, which may still mention offers', () => {
  expect(purposes('Usiamo l’indirizzo per mandarti offerte.', 'altra', 'dated: true')).toHaveLength(1);
  expect(purposes('Prepariamo l’offerta, e una promozione vale.', 'altra', 'dated: true')).toEqual([]);
});

const priced = defineSection({
  name: 'Prova',
  schema: z.strictObject({
    kind: z.literal('plans'),
    plans: reference('plans', { shows: 'price' }),
    note: z.string().optional(),
  }),
});
const PLANS = 'kind: plans\n    plans: fibra-ottica';

test.each([
  [
    'no word',
    PLANS,
    ['{brand:priceNote}, o che i prezzi sono IVA esclusa, in un testo della pagina che li mostra'],
  ],
  ['the note', `${PLANS}\n    note: "{brand:priceNote}"`, []],
  ['words of its own', `${PLANS}\n    note: Al giorno, IVA esclusa.`, []],
])('judges a page with prices and %s about what they include', (_what, yaml, problems) => {
  expect(problemsOf(section(yaml), { kinds: [priced] })).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});
