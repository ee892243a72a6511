import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const judge = (status: number, body: object | string, retryAfter: string | null = null) =>
  judgeAnswer(status, retryAfter, typeof body === 'string' ? body : JSON.stringify(body), NOW);
const later = (seconds: number) => ({ kind: 'later', notBefore: NOW + seconds * 1000 });

test('takes the number from the answer of the function', () => {
  expect(judge(200, { ok: true, id: '0190b5e2-8f1a-7c3d-9e4f-1a2b3c4d5e6f' })).toEqual({
    kind: 'accepted',
    number: '0190-B5E2',
    isCvMissing: false,
  });
  expect(judge(200, { ok: true, attachment: 'missing' })).toMatchObject({
    kind: 'accepted',
    isCvMissing: true,
  });
});

test.each([
  [
    422,
    { ok: false, code: 'invalid', errors: { email: 'Formato email non valido' } },
    'Formato email non valido',
  ],
  [
    409,
    { ok: false, code: 'conflict', message: 'Abbiamo già ricevuto questa richiesta con altri dati.' },
    'Abbiamo già ricevuto questa richiesta con altri dati',
  ],
  [413, { ok: false, code: 'too_large', message: 'Troppo grande' }, 'Troppo grande'],
  [400, { ok: false, code: 'malformed' }, 'Il sito non l’ha accettata'],
])('is refused for good by %i', (status, body, reason) => {
  expect(judge(status, body)).toEqual({ kind: 'refused', reason });
});

test.each<[string, number, object | string, string | null, number]>([
  ['429 with its pause in seconds', 429, { ok: false, code: 'rate_limit' }, '3600', 3600],
  ['429 without a pause', 429, '', null, 3600],
  ['503 with a date', 503, { ok: false }, new Date(NOW + 90_000).toUTCString(), 90],
  ['503 without a pause', 503, { ok: false, code: 'unavailable' }, null, 60],
  ['a pause of a year, which counts as a day', 503, { ok: false }, '31536000', 86_400],
  ['a pause that nobody can read', 503, { ok: false }, 'soon', 60],
  ['a timeout of a gateway', 504, '<html>', null, 60],
  ['a gateway that knows no such address', 404, '<html>', null, 60],
  ['the sign-in page of a Wi-Fi', 200, '<html>Benvenuto', null, 60],
  ['an answer that was cut', 200, '{"ok":tr', null, 60],
  ['a number, which is JSON too', 200, '1', null, 60],
  ['null, which is JSON too', 403, 'null', null, 60],
])('waits after %s', (_, status, body, retryAfter, seconds) => {
  expect(judge(status, body, retryAfter)).toEqual(later(seconds));
});
