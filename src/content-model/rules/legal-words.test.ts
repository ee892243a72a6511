import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import * as z from 'zod';
import { reference } from '../fields/reference.ts';
import { defineSection } from '../section.ts';
import { cases, problemsOf, section } from '../testing/problem-text.ts';
import { anotherPage, type ContentChanges, SMALL_CONTENT } from '../testing/temporary-project.ts';

/** `words.yaml` with other texts, by their fields below `cookies`. */
const words = (texts: Readonly<Record<string, string>>): ContentChanges => {
  const document = parseDocument(SMALL_CONTENT['words.yaml'] ?? '');
  for (const [field, text] of Object.entries(texts)) document.setIn(['cookies', ...field.split('.')], text);
  return { 'words.yaml': String(document) };
};

test.each(
  cases(`
  banner.text | Usiamo solo i cookie che servono al sito. | a text that says what closing by the X means (Garante
  banner.all | Continua | a button that begins with "Accetta" (specification §4
  banner.necessary | Solo quelli del sito | a button that says "necessari" or begins with "Rifiuta" (specification §4
  banner.necessary | Solo i necessari al sito | about as long as "Accetta tutti": accepting and refusing have the same weight
  banner.customise | Dettagli | a button that begins with "Personalizza", "Scegli" or "Preferenze" (specification §4
  policy | Leggi qui | a link that names the cookie policy (Garante
  preferences | Le tue scelte | a link that names the cookies (Garante
  states.always | Fissi | a word that says "sempre" (specification §3
  buttons.cancel | Indietro | "Annulla" (specification §4
  buttons.save | Avanti | "Salva" (specification §4
`),
)('refuses %s: "%s"', (field, text, expected) => {
  expect(problemsOf(words({ [field]: text })).join('\n')).toContain(`cookies.${field}: ${expected}`);
});

test('accepts fixed words that keep the required part', () => {
  expect(problemsOf(words({ 'banner.all': 'Accetto tutto', 'banner.necessary': 'Rifiuto tutto' }))).toEqual(
    [],
  );
});

const legal = (id: string, text: string, more: string) =>
  problemsOf({
    [`pages/${id}.yaml`]: anotherPage('Privacy').replace(
      '- kind: plans',
      `- ${more}\n    text: "${text}"\n    kind: plans`,
    ),
  });
const purposes = (text: string, id = 'privacy-policy', more = 'dated: false'): string[] =>
  legal(id, text, more).filter((problem) => problem.includes('no purpose that needs a consent of its own'));

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
    expect.stringMatching(/^pages\/privacy-policy\.yaml.*the only consent .*Chiedo di essere ricontattato/),
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

test('names each text that the law requires and a legal page or the footer lacks', () => {
  const terms = legal('termini-servizio', 'Foro di {brand:forum}.', 'x: 1').join('\n');
  for (const says of [
    'legge italiana',
    'mailto:{brand:email}',
    'true: this page shows its version',
    '13 parts',
  ])
    expect(terms).toContain(says);
  expect(terms).not.toContain('words foro di');
  const foot = legal('informazioni-legali', 'Parole.', 'x: 1').filter((problem) =>
    problem.includes(' footer: '),
  );
  expect(foot.join('\n')).toContain('{brand:rea} here: the law or the site requires them');
  // The footer of the fixture agency names the operator.
  expect(foot.join('\n')).not.toContain('{brand:operator}');
});

const priced = defineSection({
  schema: z.strictObject({
    kind: z.literal('plans'),
    plans: reference('plans', { shows: 'price' }),
    note: z.string().optional(),
  }),
});
const label = defineSection({ schema: z.strictObject({ kind: z.literal('label') }) });
const labelled = { ...priced, followedBy: { kind: 'label', why: 'it says what they include' } };
const PLANS = 'kind: plans\n    plans: fibra-ottica';
const AFTER = 'sections[0].kind: a section `label` right after `plans`: it says what they include';

test.each([
  ['no word', PLANS, [priced], ['{brand:priceNote}, or that prices are without VAT (IVA esclusa)']],
  ['the note', `${PLANS}\n    note: "{brand:priceNote}"`, [priced], []],
  ['words of its own', `${PLANS}\n    note: Al giorno, IVA esclusa.`, [priced], []],
  ['no label', PLANS, [labelled, label], [AFTER]],
  ['the label', `${PLANS}\n  - kind: label`, [labelled, label], []],
])('judges a page with prices and %s about what they include', (_what, yaml, kinds, problems) => {
  expect(problemsOf(section(yaml), { kinds })).toEqual(
    problems.map((problem) => expect.stringContaining(problem)),
  );
});
