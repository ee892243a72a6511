import { expect, test } from 'vitest';
import { stateOf, type WaitingLead } from './waiting-lead.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const lead = (more: Partial<WaitingLead> = {}): WaitingLead => ({
  key: 'k',
  version: 1,
  writtenAt: NOW - HOUR,
  formType: 'contact',
  page: '/fibra-ottica',
  formId: 'contatto-hero-form',
  request: '{}',
  ...more,
});
const file = { name: 'cv.pdf', type: '', bytes: new ArrayBuffer(1) };

test.each<[string, Partial<WaitingLead>, string]>([
  ['an hour old', {}, 'waits'],
  ['a day old, to the millisecond', { writtenAt: NOW - 24 * HOUR }, 'waits'],
  ['older than a day', { writtenAt: NOW - 24 * HOUR - 1 }, 'asks'],
  ['a week old', { writtenAt: NOW - 7 * 24 * HOUR }, 'asks'],
  ['older than a week', { writtenAt: NOW - 7 * 24 * HOUR - 1 }, 'expired'],
  ['written before the clock was corrected', { writtenAt: NOW + 4 * MINUTE }, 'waits'],
  ['written by a clock that was far ahead', { writtenAt: NOW + HOUR }, 'asks'],
  ['refused', { refusal: 'Formato email non valido' }, 'asks'],
  ['without its curriculum', { lacksFile: true }, 'asks'],
  ['paused by the server', { notBefore: NOW + MINUTE }, 'pauses'],
  ['at the end of its pause', { notBefore: NOW }, 'waits'],
  ['paused by a clock that was days ahead', { notBefore: NOW + 48 * HOUR }, 'waits'],
  ['accepted', { sentAt: NOW - MINUTE }, 'sent'],
  ['accepted, its curriculum on the way', { sentAt: NOW - MINUTE, file }, 'waits'],
  ['accepted two days ago, told to nobody', { sentAt: NOW, writtenAt: NOW - 48 * HOUR }, 'sent'],
])('a lead that is %s: %s', (_, more, state) => {
  expect(stateOf(lead(more), NOW)).toBe(state);
});
