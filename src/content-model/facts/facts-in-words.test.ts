import { expect, test } from 'vitest';
import { block, problemText } from '../testing/problem-text.ts';
import { edit } from '../testing/temporary-project.ts';
import type { Facts } from './facts.ts';
import { outdatedWords } from './facts-in-words.ts';

const facts = (changed: Readonly<Record<string, string>> = {}, services = 8): Facts => {
  const values = new Map(
    Object.entries({
      replyHours: '24',
      support: '24/7',
      agentSelectionWeeks: '2',
      fibreSpeed: '2,5',
      ...changed,
    }),
  );
  const fwa = { installation: values.get('installation') ?? '24-48 ore' };
  return {
    brand: undefined,
    claims: values,
    plans: new Map([['fwa-5g', { per: 'mese', facts: fwa, items: [] }]]),
    services: new Map(Array.from({ length: services }, (_, index) => [`${index}`, { area: 'connettivita' }])),
    solutions: new Map(),
  };
};

test.each([
  ['Il preventivo arriva entro un giorno', { replyHours: '48' }, 'entro un giorno'],
  ['Dei guasti il supporto, 24 ore su 24.', { support: '9-18' }, '24 ore su 24'],
  ['Assistenza anche di notte e nei festivi', { support: '9-18' }, 'anche di notte'],
  ['supporto, anche di domenica', { support: '9-18' }, 'di domenica'],
  ['Apri la segnalazione a qualunque ora', { support: '9-18' }, 'a qualunque ora'],
  ['La selezione dura al massimo due settimane.', { agentSelectionWeeks: '3' }, 'al massimo due settimane'],
  ['Pronta in due giorni', { installation: '12 ore' }, 'Pronta in due giorni'],
  ['Cinque volte la banda di Pro', { fibreSpeed: '3,5' }, 'Cinque volte la banda'],
])('reports "%s" only when the fact has changed', (text, changed, words) => {
  expect(outdatedWords(text, facts())).toEqual([]);
  expect(outdatedWords(text, facts(changed)).map(({ excerpt }) => excerpt)).toEqual([words]);
});

test.each([
  'Due settimane, non due mesi',
  'Trovi chi consuma di notte e perché',
  'Se un giorno vogliamo andarcene?',
])('ignores "%s", which is about something else', (text) => {
  const other = facts({ replyHours: '48', support: '9-18', agentSelectionWeeks: '3', fibreSpeed: '3,5' });
  expect(outdatedWords(text, other)).toEqual([]);
});

test('reports the number of services in words after a ninth service is added', () => {
  const text = 'Otto modi di collegare sedi. Ne hai altri quattordici.';
  expect(outdatedWords(text, facts({}, 9)).map(({ excerpt }) => excerpt)).toEqual([
    'Otto modi',
    'altri quattordici',
  ]);
});

test('suggests a token for words that count services', () => {
  const [mistake] = outdatedWords('Otto servizi per te', facts({}, 9));
  expect(mistake?.expected).toMatch(/which is now 9, not 8, or \{count:services\/connettivita\} instead$/);
});

test('ignores facts that are missing or in an invalid file', () => {
  const { services, ...rest } = facts({}, 9);
  const wrong = { ...rest, services: new Map([...services, ['rotto', undefined] as const]) };
  expect(outdatedWords('Otto modi. In quattro settimane, al massimo', wrong)).toEqual([]);
});

test('names the text and the fact', () => {
  const small = {
    ...edit('brand.yaml', 'agentSelectionWeeks: 2', 'agentSelectionWeeks: 3'),
    ...edit('services/fibra-ottica.yaml', 'summary: Attiva', 'summary: In due settimane al massimo. Attiva'),
  };
  expect(problemText(small)).toBe(
    block(
      'services/fibra-ottica.yaml:7',
      'summary',
      'words that match claim:agentSelectionWeeks, which is now 3, not 2',
      '"due settimane al massimo" (text)',
    ),
  );
});
