import { afterEach, expect, test, vi } from 'vitest';
import type { KeptLead, WaitingLead } from './waiting-lead.ts';
import { at, of, waitingNotice, wordsOf } from './words.ts';

/** By the clock of the device, as visitors read it. */
const local = (month: number, day: number, hour: number, minute = 0): number =>
  new Date(2026, month - 1, day, hour, minute).getTime();
const NOW = local(11, 27, 14, 40);

test.each<[number, string, string]>([
  [local(11, 27, 14, 32), 'alle 14:32', 'delle 14:32'],
  [local(11, 27, 1, 5), 'all’1:05', 'dell’1:05'],
  [local(11, 26, 9, 7), 'il 26 novembre alle 9:07', 'del 26 novembre alle 9:07'],
  [local(11, 11, 1, 5), 'l’11 novembre all’1:05', 'dell’11 novembre all’1:05'],
  [local(11, 8, 0, 0), 'l’8 novembre alle 0:00', 'dell’8 novembre alle 0:00'],
  [local(11, 1, 23, 59), 'il 1º novembre alle 23:59', 'del 1º novembre alle 23:59'],
])('says the time as people do: %i', (time, when, from) => {
  expect([at(time, NOW), of(time, NOW)]).toEqual([when, from]);
});

const base = {
  key: 'k',
  version: 1,
  writtenAt: local(11, 27, 14, 20),
  formType: 'contact',
  page: '/fibra-ottica',
  formId: 'contatto-hero-form',
} as const;
const lead = (more: Partial<WaitingLead> = {}): WaitingLead => ({ ...base, request: '{}', ...more });
const SENT = {
  ...base,
  sentAt: local(11, 27, 14, 32),
  id: '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f',
  isCvMissing: false,
};
const HERE = 'Quello che hai scritto è ancora qui.';

test.each<[string, KeptLead, string]>([
  [
    'sent',
    SENT,
    'La richiesta delle 14:20 è stata inviata alle 14:32, appena tornata la linea. Il numero è 0190-B5E2.',
  ],
  [
    'sent from a page with thanks of its own',
    { ...SENT, thanks: 'Il buono arriva per email entro domani.' },
    'La richiesta delle 14:20 è stata inviata alle 14:32, appena tornata la linea. Il numero è 0190-B5E2. Il buono arriva per email entro domani.',
  ],
  [
    'sent after a pause of the server',
    { ...SENT, notBefore: 1 },
    'La richiesta delle 14:20 è stata inviata alle 14:32. Il numero è 0190-B5E2.',
  ],
  [
    'an application whose curriculum was refused',
    { ...SENT, formType: 'career', isCvMissing: true },
    'La candidatura delle 14:20 è stata inviata alle 14:32, appena tornata la linea. Il numero è 0190-B5E2. Il curriculum no: puoi mandarcelo per email.',
  ],
  [
    'an application whose curriculum arrived after its receipt',
    { ...SENT, formType: 'career', isTold: true },
    'La candidatura delle 14:20 è stata inviata alle 14:32. Il numero è 0190-B5E2. È arrivato anche il curriculum.',
  ],
  [
    'refused',
    lead({ refusal: 'Formato email non valido' }),
    `La richiesta delle 14:20 non è partita. Formato email non valido. ${HERE}`,
  ],
  [
    'older than a day',
    lead({ writtenAt: local(11, 26, 9) }),
    `La richiesta del 26 novembre alle 9:00 non è partita. La linea non è tornata in tempo. La vuoi ancora inviare? ${HERE}`,
  ],
  [
    'without its curriculum',
    lead({ formType: 'career', lacksFile: true }),
    `La candidatura delle 14:20 non è partita. Va scelto di nuovo il curriculum. ${HERE}`,
  ],
  [
    'paused',
    lead({ notBefore: local(11, 27, 15, 10) }),
    'La richiesta delle 14:20 parte da sola: ci riproviamo alle 15:10.',
  ],
  ['without a connection', lead(), 'La richiesta delle 14:20 parte da sola: ci riproviamo appena c’è linea.'],
  [
    'expired',
    { key: 'k', version: 1, formType: 'contact', writtenAt: local(11, 20, 0) },
    'La richiesta del 20 novembre non è partita: scrivila di nuovo.',
  ],
  [
    'expired, of a day that begins with a vowel',
    { key: 'k', version: 1, formType: 'career', writtenAt: local(11, 11, 0) },
    'La candidatura dell’11 novembre non è partita: scrivila di nuovo.',
  ],
  [
    'of another version of the site',
    lead({ version: 2 }),
    'La richiesta delle 14:20 aspetta in questo browser. Ricarica la pagina: parte con la nuova versione del sito.',
  ],
])('says what became of a lead: %s', (_, kept, text) => {
  expect(wordsOf(kept, NOW)?.description).toBe(text);
});

test.each<[string, KeptLead, boolean | undefined, string | undefined]>([
  ['sent', SENT, undefined, undefined],
  ['refused', lead({ refusal: 'x' }), true, 'Cancellala'],
  ['waiting', lead(), undefined, 'Annulla l’invio'],
])('offers what a visitor can do: %s', (_, kept, canReopen, erase) => {
  expect(wordsOf(kept, NOW)?.canReopen).toBe(canReopen);
  expect(wordsOf(kept, NOW)?.erase).toBe(erase);
});

test('says nothing while only the curriculum of an accepted application is on its way', () => {
  const file = { name: 'cv.pdf', type: '', bytes: new ArrayBuffer(1) };
  expect(wordsOf({ ...SENT, file, uploadId: 'u' }, NOW)).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    { isSentByWorker: true, lacksFile: false },
    'Non si è perso nulla: la richiesta parte da sola appena torna la linea, anche se chiudi la pagina (non in una finestra anonima). Dopo 24 ore ti chiediamo prima se inviarla, dopo 3 giorni la cancelliamo.',
  ],
  [
    { isSentByWorker: false, lacksFile: false },
    'Non si è perso nulla: la richiesta parte appena torna la linea o, se chiudi la pagina, quando riapri questo sito (non in una finestra anonima). Dopo 24 ore ti chiediamo prima se inviarla, dopo 3 giorni la cancelliamo.',
  ],
  [
    { isSentByWorker: true, lacksFile: false, notBefore: local(11, 27, 15, 10) },
    'Non si è perso nulla: la richiesta parte da sola: ci riproviamo alle 15:10, anche se chiudi la pagina (non in una finestra anonima). Dopo 24 ore ti chiediamo prima se inviarla, dopo 3 giorni la cancelliamo.',
  ],
  [undefined, 'Non si è perso nulla. Tieni aperta questa pagina: inviamo la richiesta appena torna la rete.'],
])('says in the form how the lead is kept, and how long: %j', (keeping, text) => {
  vi.stubGlobal('navigator', { onLine: false });
  const notice = waitingNotice('contact', keeping, NOW);
  expect([notice.title, notice.description]).toEqual(['Sei senza connessione', text]);
});

test('does not call a connection lost that the browser still reports', () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(waitingNotice('career', undefined, NOW).title).toBe('Candidatura non ancora inviata');
});
