import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkContent } from '../../content-model/read-content.ts';
import { defineSection, type Kind } from '../../content-model/section.ts';
import { PAGE, PLANS, SERVICE } from '../../content-model/testing/problem-text.ts';
import { SMALL_KINDS } from '../../content-model/testing/small-kinds.ts';
import {
  type ContentChanges,
  edit,
  SMALL_CONTENT,
  temporaryProject,
} from '../../content-model/testing/temporary-project.ts';
import { answerQuestion } from './answers.ts';
import { laterQuestions, type Question, questionsOf } from './questions.ts';

const FIRST = 'Attiva in {fact:fibra-ottica/activation}.';
const said = (sentence: string): ContentChanges => edit(SERVICE, FIRST, JSON.stringify(sentence));

const readingOf = (changes: ContentChanges) =>
  checkContent(temporaryProject(changes), undefined, SMALL_KINDS).reading;
const asked = (changes: ContentChanges): string[] =>
  questionsOf(readingOf(changes)).map(
    ({ file, line, words, question }) => `${file.replace('src/content/', '')}:${line} ${words}: ${question}`,
  );

test('asks nothing about content that quotes its facts', () => {
  expect(asked({})).toEqual([]);
});

test.each<[sentence: string, words: string, question: string]>([
  [
    'A 23,99 euro al mese.',
    '23,99 euro',
    'è il prezzo di un listino? Allora scrivi {price:fibra-ottica/one}, che cambia con lui',
  ],
  ['A soli €20 al mese.', '€20', 'era il prezzo di Ufficio Uno (src/content/plans/fibra-ottica.yaml:7)'],
  ['La fibra a €18.', '€18', 'nessun listino ha questo importo'],
  ['Chiama lo 06 8765 4321.', '06 8765 4321', 'il telefono dell’agenzia è'],
  ['Numero verde 800 123 456', '800 123 456', 'il telefono dell’agenzia è'],
  ['Numero unico 199 123 456', '199 123 456', 'il telefono dell’agenzia è'],
  ['Scrivi a vendite@altra.it.', 'vendite@altra.it', 'la posta dell’agenzia è'],
  ['Siamo in Via Dante 12/B, Milano.', 'Via Dante 12/B', 'l’indirizzo dell’agenzia è'],
  ['P. IVA 01234567897', '01234567897', 'la partita IVA dell’agenzia è'],
  ['Siamo aperti dalle 8 alle 20.', 'dalle 8 alle 20', 'gli orari dell’agenzia sono'],
  ['Siamo aperti anche il sabato.', 'aperti anche il sabato', 'l’agenzia è aperta'],
  ['Aperti dal lunedì alla domenica.', 'dal lunedì alla domenica', 'l’agenzia è aperta'],
])('asks about "%s"', (sentence, words, question) => {
  const known = { 'known-prices.json': '{ "plans/fibra-ottica/one": [20, 23.99] }' };
  expect(asked({ ...known, ...said(sentence) })).toEqual([
    expect.stringContaining(`${SERVICE}:7 ${words}: ${question}`),
  ]);
});

test.each([
  'In due settimane hai la rete nuova.',
  'Garanzia di 10 anni sui cavi.',
  'Il 40% delle imprese usa il cloud.',
  'Un voucher da 500 euro.',
  'Ne hanno vendute 350.000.000 nel 2025.',
  'Via radio 5G, ovunque.',
  'Una videochiamata occupa 4 Mb/s.',
  'Aperti il venerdì, mai di fretta.',
  'Il bar sotto casa è lì dal 1987.',
])('asks nothing about "%s"', (sentence) => {
  expect(asked(said(sentence))).toEqual([]);
});

test('asks for the token of a contact of the agency that is typed', () => {
  const { phone } = readingOf({}).content.brand ?? {};
  expect(asked(said(`Chiama il ${phone}.`))).toEqual([
    expect.stringContaining('è dell’agenzia: scrivi {brand:phone}, che cambia da solo'),
  ]);
});

const QUOTING = `items:
  - { question: Uno?, answer: 'Ricevi il preventivo entro {claim:replyHours} ore.' }
  - { question: Due?, answer: 'Il preventivo arriva entro {claim:replyHours} ore.' }
  - { question: Tre?, answer: 'Preventivo gratuito entro {claim:replyHours} ore.' }
`;
/** The questions of the fixture agency's page, which do not show the set of questions. */
const aboutTexts = (changes: ContentChanges): string[] =>
  asked(changes).filter((question) => !question.startsWith('faqs/'));

test('asks about a figure that contradicts a claim beside its word', () => {
  expect(aboutTexts({ 'faqs/fibra.yaml': QUOTING, ...said('Il preventivo arriva entro 48 ore.') })).toEqual([
    expect.stringContaining('48 ore: {claim:replyHours} dice 24: questa è un’altra cifra?'),
  ]);
});

test('asks about another year behind "dal" beside the words of a claim', () => {
  const quoting = QUOTING.replaceAll(
    'entro {claim:replyHours} ore',
    'di un partner dal {claim:partnerSince}',
  );
  expect(aboutTexts({ 'faqs/fibra.yaml': quoting, ...said('Siamo partner ufficiale dal 2010.') })).toEqual([
    expect.stringContaining('2010: {claim:partnerSince} dice '),
  ]);
});

test('asks about another figure beside the common words of a claim that many sentences quote', () => {
  const often = Array.from(
    { length: 20 },
    (_, index) =>
      `  - { question: 'Che cosa ${index}?', answer: 'Ti richiamiamo entro {claim:replyHours} ore.' }\n`,
  );
  const elsewhere = Array.from(
    { length: 200 },
    (_, index) => `  - { question: 'Perché ${index}?', answer: Lo richiamiamo noi. }\n`,
  );
  const faqs = { 'faqs/fibra.yaml': `items:\n${[...often, ...elsewhere].join('')}` };
  expect(aboutTexts({ ...faqs, ...said('Ti richiamiamo entro 12 ore.') })).toEqual([
    expect.stringContaining('12 ore: {claim:replyHours} dice 24: questa è un’altra cifra?'),
  ]);
});

test.each<[sentence: string, words: string]>([
  ['Ufficio Uno arriva a 9 Gb/s.', '9 Gb/s'],
  ['La fibra si attiva in 2 giorni.', '2 giorni'],
])('asks about a figure beside a name whose list says another: %s', (sentence, words) => {
  const faster = edit(PLANS, 'name: Ufficio Uno', 'capacity: Fino a 1 Gb/s\n    name: Ufficio Uno');
  expect(asked({ ...faster, ...said(sentence) })).toEqual([expect.stringContaining(`${words}: `)]);
});

const CARDS: Kind = defineSection({
  name: 'Schede',
  schema: z.strictObject({
    kind: z.literal('cards'),
    title: z.string().describe('A title'),
    cards: z.array(z.string().describe('A card')).describe('Cards'),
  }),
});

test.each([
  ['Due servizi', []],
  ['Tre servizi', ['Tre']],
  ['{Count:plans/fibra-ottica} piani', ['Tre']],
])('holds the number of a heading, "%s", against the lists below it', (title, words) => {
  const page = edit(
    PAGE,
    'kind: plans\n    plans: fibra-ottica',
    `kind: cards\n    title: '${title}'\n    cards: [a, b]`,
  );
  const { reading } = checkContent(temporaryProject(page), undefined, [CARDS]);
  expect(
    questionsOf(reading)
      .filter(({ field }) => field.endsWith('title'))
      .map((asked) => asked.words),
  ).toEqual(words);
});

test('names entries and pictures that no file shows', () => {
  const { 'testimonials/brandi.yaml': quote = '' } = SMALL_CONTENT;
  const lonely = { 'testimonials/sola.yaml': quote, 'faqs/sola.yaml': QUOTING, 'pictures/sola.jpg': '' };
  const files = asked(lonely).map((question) => question.split(':')[0]);
  expect(files).toEqual(['testimonials/sola.yaml', 'faqs/sola.yaml', 'pictures/sola.jpg']);
});

test('asks about a text that only its tokens make too long, and refuses one that is too long by itself', () => {
  const name = (length: number): ContentChanges => ({
    ...edit(
      'brand.yaml',
      /^operator: .*$/m.exec(SMALL_CONTENT['brand.yaml'] ?? '')?.[0] ?? '',
      `operator: ${'N'.repeat(30)}`,
    ),
    ...edit(SERVICE, 'line: Da {from:fibra-ottica}/mese', `line: ${'x'.repeat(length)} {brand:operator}`),
  });
  const { problems, reading } = checkContent(temporaryProject(name(20)), undefined, SMALL_KINDS);
  expect(problems).toEqual([]);
  expect(questionsOf(reading).map(({ question }) => question)).toEqual([
    expect.stringContaining('con {brand:operator} al posto giusto diventa di 51 caratteri: ce ne stanno 48'),
  ]);
  expect(checkContent(temporaryProject(name(60)), undefined, SMALL_KINDS).problems).toEqual([
    expect.objectContaining({ expected: expect.stringContaining('al massimo 48 caratteri') }),
  ]);
});

test('asks about a title that search results cut off behind the name of the agency', () => {
  const titled = (length: number): string[] => asked(edit(PAGE, 'Fibra business', 'F'.repeat(length)));
  // "Filo Diretto", the fixture agency, leaves 45 of 60 characters.
  expect(titled(45)).toEqual([]);
  expect(titled(46)).toEqual([expect.stringContaining('i risultati di ricerca ne mostrano 60')]);
});

const comparing = edit(PAGE, 'plans: fibra-ottica', 'plans: fibra-ottica\n    compares: [fibra-ottica]');
const answersFile = (question: Question): ContentChanges => ({
  'answers.yaml': answerQuestion(SMALL_CONTENT['answers.yaml'] ?? '', question),
});

test('asks about a comparison once, and again when a price of it changes', () => {
  const [question] = questionsOf(readingOf(comparing));
  if (!question) throw new Error('no question');
  const answered = { ...comparing, ...answersFile(question) };
  expect(asked(answered)).toEqual([]);
  expect(asked({ ...answered, ...edit(PLANS, 'price: 39.99', 'price: 38') })).toHaveLength(1);
});

test('asks ahead about a comparison that a promotion will change', () => {
  const [question] = questionsOf(readingOf(comparing));
  if (!question) throw new Error('no question');
  const promoted = edit(
    PLANS,
    'price: 39.99,',
    'price: 39.99, promotion: { price: 22, from: 2999-12-07, until: 2999-12-24 },',
  );
  const reading = readingOf({ ...comparing, ...answersFile(question), ...promoted });
  expect(questionsOf(reading)).toEqual([]);
  expect(laterQuestions(reading).map((later) => later.question)).toEqual([
    expect.stringMatching(/^dal 2999-12-07: confronta .*Standard 22/),
  ]);
});

test('keeps an answer while its sentence stands, and the other lines of its file', () => {
  const sentence = said('Chiama lo 06 8765 4321.');
  const [question] = questionsOf(readingOf(sentence));
  if (!question) throw new Error('no question');
  const answered = answersFile(question);
  expect(answered['answers.yaml']).toContain('# Domande a cui');
  expect(asked({ ...sentence, ...answered })).toEqual([]);
  expect(asked({ ...said('Chiama lo 06 8765 4322.'), ...answered })).toHaveLength(1);
});
