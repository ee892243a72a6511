import { expect, test } from 'vitest';
import { told } from './told.ts';
import type { WaitingLead } from './waiting-lead.ts';
import { at, of } from './when.ts';

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

const lead = (more: Partial<WaitingLead>): WaitingLead => ({
  key: 'k',
  version: 1,
  writtenAt: local(11, 27, 14, 20),
  formType: 'contact',
  page: '/fibra-ottica',
  formId: 'contatto-hero-form',
  request: '{}',
  ...more,
});
const file = { name: 'cv.pdf', type: '', bytes: new ArrayBuffer(1) };
const SENT = { sentAt: local(11, 27, 14, 32), number: '0190-B5E2' };
const HERE = 'Quello che hai scritto è ancora qui.';

test.each<[string, Partial<WaitingLead>, string]>([
  [
    'sent',
    SENT,
    'La richiesta delle 14:20 è stata inviata alle 14:32, appena tornata la linea. Il numero è 0190-B5E2.',
  ],
  [
    'an application whose curriculum was refused',
    { ...SENT, formType: 'career', isCvMissing: true },
    'La candidatura delle 14:20 è stata inviata alle 14:32, appena tornata la linea. Il numero è 0190-B5E2. Il curriculum no: puoi mandarcelo per email.',
  ],
  [
    'refused',
    { refusal: 'Formato email non valido' },
    `La richiesta delle 14:20 non è partita. Formato email non valido. ${HERE}`,
  ],
  [
    'older than a day',
    { writtenAt: local(11, 26, 9) },
    `La richiesta del 26 novembre alle 9:00 non è partita: la linea non è tornata in tempo. La vuoi ancora inviare? ${HERE}`,
  ],
  [
    'without its curriculum',
    { formType: 'career', lacksFile: true },
    `La candidatura delle 14:20 non è partita: va scelto di nuovo il curriculum. ${HERE}`,
  ],
  [
    'paused',
    { notBefore: local(11, 27, 15, 10) },
    'La richiesta delle 14:20 parte da sola: ci riproviamo alle 15:10.',
  ],
  ['without a connection', {}, 'La richiesta delle 14:20 parte da sola: ci riproviamo appena c’è linea.'],
])('says what became of a lead: %s', (_, more, text) => {
  expect(told(lead(more), NOW)?.text).toBe(text);
});

test.each<[string, Partial<WaitingLead>, boolean, string | undefined]>([
  ['sent', SENT, false, undefined],
  ['refused', { refusal: 'x' }, true, 'Cancellala'],
  ['waiting', {}, false, 'Annulla l’invio'],
])('offers what a visitor can do: %s', (_, more, canReopen, erase) => {
  expect(told(lead(more), NOW)).toMatchObject({ canReopen });
  expect(told(lead(more), NOW)?.erase).toBe(erase);
});

test('says nothing while only the curriculum of an accepted application is on its way, nor after a week', () => {
  expect(told(lead({ ...SENT, file }), NOW)).toBeUndefined();
  expect(told(lead({ writtenAt: local(11, 10, 9) }), NOW)).toBeUndefined();
});
