import { expect, test } from 'vitest';
import { aged, isSameText, type KeptLead, stateOf, type WaitingLead } from './waiting-lead.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const base = {
  key: 'k',
  version: 1,
  writtenAt: NOW - HOUR,
  formType: 'contact',
  page: '/fibra-ottica',
  formId: 'contatto-hero-form',
} as const;
const lead = (more: Partial<WaitingLead> = {}): WaitingLead => ({ ...base, request: '{}', ...more });
const file = { name: 'cv.pdf', type: '', bytes: new ArrayBuffer(1) };
const sent = { ...base, sentAt: NOW - MINUTE, id: 'x', isCvMissing: false };
const arriving = { ...sent, file, uploadId: 'u' };

test.each<[string, KeptLead, string]>([
  ['an hour old', lead(), 'waits'],
  ['a day old, to the millisecond', lead({ writtenAt: NOW - DAY }), 'waits'],
  ['older than a day', lead({ writtenAt: NOW - DAY - 1 }), 'asks'],
  ['written before the clock was corrected', lead({ writtenAt: NOW + 4 * MINUTE }), 'waits'],
  ['written by a clock that was far ahead', lead({ writtenAt: NOW + HOUR }), 'asks'],
  ['of unknown age', lead({ isAgeUnknown: true }), 'asks'],
  ['refused', lead({ refusal: 'Formato email non valido' }), 'asks'],
  ['without its curriculum', lead({ lacksFile: true }), 'asks'],
  ['paused by the server', lead({ notBefore: NOW + MINUTE }), 'pauses'],
  ['at the end of its pause', lead({ notBefore: NOW }), 'waits'],
  ['paused by a clock that was days ahead', lead({ notBefore: NOW + 48 * HOUR }), 'waits'],
  ['accepted', sent, 'sent'],
  ['accepted, its curriculum on the way', arriving, 'arrives'],
  ['only a kind and a day', { key: 'k', version: 1, writtenAt: NOW, formType: 'contact' }, 'expired'],
  ['of another version', lead({ version: 2 }), 'foreign'],
])('a lead that is %s: %s', (_, kept, state) => {
  expect(stateOf(kept, NOW)).toBe(state);
});

test.each<[string, KeptLead]>([
  ['that waits', lead({ writtenAt: NOW - 3 * DAY })],
  ['that was sent a month ago', { ...sent, writtenAt: NOW - 33 * DAY }],
  ['of another version, of yesterday', lead({ version: 2, writtenAt: NOW - DAY })],
])('keeps a lead %s', (_, kept) => {
  expect(aged(kept, NOW)).toBe(kept);
});

test.each([4, 30, 33])('keeps only kind and day of a lead after %i days', (days) => {
  const old = aged(lead({ writtenAt: NOW - days * DAY, request: '{"email":"a@b.example"}', file }), NOW);
  expect(Object.keys(old ?? {}).sort()).toEqual(['formType', 'key', 'version', 'writtenAt']);
  expect(JSON.stringify(old)).not.toMatch(/b\.example|cv\.pdf/);
  expect(new Date(old?.writtenAt ?? 0).toDateString()).toBe(new Date(NOW - days * DAY).toDateString());
});

test('makes one of two leads of a day that nobody has sent', () => {
  const keyOf = (hours: number) =>
    aged(lead({ key: `${hours}`, writtenAt: NOW - 4 * DAY - hours * HOUR }), NOW)?.key;
  expect(keyOf(1)).toBe(keyOf(2));
});

test.each<[string, KeptLead]>([
  ['that nobody has told for a month', { ...base, key: 'contact1', writtenAt: NOW - 34 * DAY }],
  ['that waited, of months ago', lead({ writtenAt: NOW - 90 * DAY })],
  ['of another version, after three days', lead({ version: 2, writtenAt: NOW - 3 * DAY - 1 })],
  ['of another version, of the future', lead({ version: 0, writtenAt: NOW + 4 * DAY })],
  ['without a time', lead({ version: 2, writtenAt: undefined as never })],
])('keeps nothing of a lead %s', (_, kept) => {
  expect(aged(kept, NOW)).toBeUndefined();
});

test('lets the three days of a lead begin with the right clock, and asks', () => {
  const found = aged(lead({ writtenAt: NOW + 48 * HOUR }), NOW) as KeptLead;
  expect(found).toMatchObject({ writtenAt: NOW, request: '{}' });
  expect(stateOf(found, NOW)).toBe('asks');
  expect(aged(found, NOW + 73 * HOUR)).not.toHaveProperty('request');
});

test('gives up a curriculum that does not arrive in three days, not its application', () => {
  const found = aged({ ...arriving, writtenAt: NOW - 4 * DAY }, NOW);
  expect(found).toMatchObject({ sentAt: sent.sentAt, isCvMissing: true });
  expect(found).not.toHaveProperty('file');
});

test.each<[string, object, boolean]>([
  ['the same in another order', { plan: 'Base', name: 'Giulia' }, true],
  [
    'from another campaign and text of consent',
    { name: 'Giulia', plan: 'Base', campaign: {}, consentVersion: '2' },
    true,
  ],
  ['another name', { name: 'Giulio', plan: 'Base' }, false],
  ['another plan', { name: 'Giulia', plan: 'Plus' }, false],
])('two requests are one lead: %s', (_, other, isSame) => {
  const one = lead({ request: JSON.stringify({ name: 'Giulia', plan: 'Base', campaign: { gclid: 'x' } }) });
  expect(isSameText(one, lead({ request: JSON.stringify(other) }))).toBe(isSame);
});
