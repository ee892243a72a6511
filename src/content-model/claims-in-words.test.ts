import { expect, test } from 'vitest';
import { outdatedWords } from './claims-in-words.ts';
import { block, complaint } from './testing/complaint.ts';
import { edit } from './testing/temporary-project.ts';

const claims = (changed: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({
      replyHours: '24',
      support: '24/7',
      agentSelectionWeeks: '2',
      fibreSpeed: '2,5',
      ...changed,
    }),
  );

test.each([
  ['Il preventivo arriva entro un giorno', { replyHours: '48' }, 'entro un giorno'],
  ['Dei guasti il supporto, 24 ore su 24.', { support: '9-18' }, '24 ore su 24'],
  ['Assistenza anche di notte e nei festivi', { support: '9-18' }, 'anche di notte'],
  ['supporto, anche di domenica', { support: '9-18' }, 'di domenica'],
  ['Apri la segnalazione a qualunque ora', { support: '9-18' }, 'a qualunque ora'],
  ['La selezione dura al massimo due settimane.', { agentSelectionWeeks: '3' }, 'al massimo due settimane'],
  ['Scarichi 100 GB in 5 minuti e 20 secondi', { fibreSpeed: '3,5' }, '100 GB in 5 minuti e 20 secondi'],
])('%s', (text, changed, words) => {
  expect(outdatedWords(text, claims())).toEqual([]);
  expect(outdatedWords(text, claims(changed)).map(({ excerpt }) => excerpt)).toEqual([words]);
});

test.each([
  'Due settimane, non due mesi',
  'Trovi chi consuma di notte e perché',
  'Se un giorno vogliamo andarcene?',
])('%s is said of something else', (text) => {
  const other = claims({ replyHours: '48', support: '9-18', agentSelectionWeeks: '3', fibreSpeed: '3,5' });
  expect(outdatedWords(text, other)).toEqual([]);
});

test('the text is named with the claim', () => {
  const small = {
    ...edit('brand.yaml', 'agentSelectionWeeks: 2', 'agentSelectionWeeks: 3'),
    ...edit('services/fibra-ottica.yaml', 'summary: Attiva', 'summary: In due settimane al massimo. Attiva'),
  };
  expect(complaint(small)).toBe(
    block(
      'services/fibra-ottica.yaml:7',
      'summary',
      'words that fit claims.agentSelectionWeeks, which is 3 in brand.yaml',
      '"due settimane al massimo" (text)',
    ),
  );
});
