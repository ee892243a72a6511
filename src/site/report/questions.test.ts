import { expect, test } from 'vitest';
import { checkContent } from '../../content-model/read-content.ts';
import { SMALL_KINDS } from '../../content-model/testing/small-kinds.ts';
import {
  type ContentChanges,
  edit,
  temporaryProject,
} from '../../content-model/testing/temporary-project.ts';
import { questionsOf } from './questions.ts';

const SERVICE = 'services/fibra-ottica.yaml';
const FIRST = 'Attiva in {fact:fibra-ottica/activation}.';
const said = (sentence: string): ContentChanges => edit(SERVICE, FIRST, JSON.stringify(sentence));

const asked = (changes: ContentChanges): string[] =>
  questionsOf(checkContent(temporaryProject(changes), undefined, SMALL_KINDS).reading).map(
    ({ place, words, question }) => `${place.replace('src/content/', '')} ${words}: ${question}`,
  );

test('asks nothing about content that quotes its facts', () => {
  expect(asked({})).toEqual([]);
});

test.each<[sentence: string, words: string, question: string]>([
  [
    'A 23,99 euro al mese.',
    '23,99 euro',
    'è il prezzo di un listino? Allora {price:fibra-ottica/one} cambia con lui',
  ],
  [
    'A soli €20 al mese.',
    '€20',
    'costava questo prima: Ufficio Uno (src/content/plans/fibra-ottica.yaml:7). Allora {price:fibra-ottica/one}',
  ],
  ['Una telecamera da €99.', '€99', 'nessun listino ha questo importo'],
  ['Sopralluogo entro 24 ore.', '24 ore', 'è come una cifra dell’agenzia: è {claim:replyHours}?'],
])('asks about "%s"', (sentence, words, question) => {
  const known = { 'known-prices.json': '{ "plans/fibra-ottica/one": [20, 23.99] }' };
  expect(asked({ ...known, ...said(sentence) })).toEqual([
    expect.stringContaining(`${SERVICE}:7 ${words}: ${question}`),
  ]);
});

test('asks about a figure that contradicts a claim beside its word', () => {
  const faq = `items:
  - { question: Uno?, answer: 'Ricevi il preventivo in {claim:replyHours} ore.' }
  - { question: Due?, answer: 'Il preventivo arriva in {claim:replyHours} ore.' }
  - { question: Tre?, answer: 'Preventivo gratuito in {claim:replyHours} ore.' }
`;
  const questions = asked({
    'faqs/fibra.yaml': faq,
    ...said('Ricevi il preventivo in 12 ore. Vale 48 ore.'),
  });
  expect(questions).toEqual([
    `${SERVICE}:7 12 ore: contraddice {claim:replyHours}, che è 24, accanto a "preventivo"?`,
  ]);
});
