import { afterEach, expect, test, vi } from 'vitest';
import { CV_PART_BYTES } from '../lead/cv-request.ts';
import { type Answer, answered, sendLead, sendMissingParts } from './send-lead.ts';
import type { WaitingLead } from './waiting-lead.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const LEAD: WaitingLead = {
  key: 'k',
  version: 1,
  writtenAt: NOW - 90_000,
  formType: 'contact',
  page: '/fibra-ottica',
  formId: 'contatto-hero-form',
  request: '{"name":"Giulia"}',
};
const FILE = {
  name: 'cv.pdf',
  type: 'application/pdf',
  bytes: new ArrayBuffer(CV_PART_BYTES + 1),
  announcement: '{"filename":"cv.pdf"}',
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Given {
  readonly status?: number;
  readonly body: object | string;
  readonly retryAfter?: string;
}

/** Answers the requests in turn; 'lost' breaks the connection. @returns what was asked */
const answering = (...answers: (Given | 'lost')[]) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const asked: { address: string; key: string | null; body: Record<string, unknown> }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    const given = answers[asked.length] ?? 'lost';
    const text = typeof request?.body === 'string' ? request.body : '{}';
    asked.push({
      address: `${request?.method ?? 'GET'} ${address}`,
      key: new Headers(request?.headers).get('Idempotency-Key'),
      body: JSON.parse(text),
    });
    if (given === 'lost') throw new TypeError('Failed to fetch');
    const { status = 200, body, retryAfter } = given;
    const headers = { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  });
  return asked;
};
const send = (lead: Partial<WaitingLead> = {}, announced = async (_: string) => undefined as unknown) =>
  sendLead({ ...LEAD, ...lead }, announced);

test('sends the request as it was written, with its key and its age', async () => {
  const asked = answering({ body: { ok: true, id: '0190b5e2' } });
  expect(await send()).toEqual({ kind: 'accepted', id: '0190b5e2', isCvMissing: false });
  expect(asked).toEqual([
    {
      address: 'POST /api/send-contact-email',
      key: 'k',
      body: { name: 'Giulia', writtenSecondsAgo: 90 },
    },
  ]);
});

test('sends no negative age once the device’s clock was corrected', async () => {
  const asked = answering({ body: { ok: true, id: '0190b5e2' } });
  await send({ writtenAt: NOW + 60_000 });
  expect(asked[0]?.body['writtenSecondsAgo']).toBe(0);
});

test.each<[number, object, string, boolean]>([
  [422, { errors: { email: 'Formato email non valido' } }, 'Formato email non valido', false],
  [409, { message: 'Abbiamo già ricevuto questa richiesta con altri dati.' }, 'Abbiamo già', true],
  [413, { message: 'Troppo grande' }, 'Troppo grande', false],
  [400, { code: 'malformed' }, 'Il sito non l’ha accettata', false],
])('is refused for good by %i', async (status, body, reason, isConflict) => {
  answering({ status, body: { ok: false, ...body } });
  expect(await send()).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining(reason),
    isConflict,
  });
});

test.each<[string, string, Given, number]>([
  ['429 with its pause in seconds', 'failed', { status: 429, body: { ok: false }, retryAfter: '3600' }, 3600],
  [
    '503 with a date',
    'failed',
    { status: 503, body: { ok: false }, retryAfter: new Date(NOW + 90_000).toUTCString() },
    90,
  ],
  ['503 without a pause', 'failed', { status: 503, body: { ok: false } }, 60],
  [
    'a pause of a year, which counts as a day',
    'failed',
    { status: 503, body: {}, retryAfter: '31536000' },
    86_400,
  ],
  ['a pause that nobody can read', 'failed', { status: 503, body: {}, retryAfter: 'soon' }, 60],
  ['a timeout of a gateway', 'failed', { status: 504, body: '<html>' }, 60],
  ['a gateway that knows no such address', 'silent', { status: 404, body: '<html>' }, 60],
  ['the sign-in page of a Wi-Fi', 'silent', { body: '<html>Benvenuto' }, 60],
  ['an answer that was cut', 'silent', { body: '{"ok":tr' }, 60],
  ['a number, which is JSON too', 'silent', { body: '1' }, 60],
  ['null, which is JSON too', 'silent', { status: 403, body: 'null' }, 60],
])('waits after %s', async (_, kind, given, seconds) => {
  answering(given);
  expect(await send()).toEqual({ kind, notBefore: NOW + seconds * 1000 });
});

test('has no answer without a connection', async () => {
  answering('lost');
  await expect(send()).rejects.toThrow('Failed to fetch');
});

test('announces a large file once, and names it again at each try', async () => {
  const asked = answering({ status: 201, body: { uploadId: 'u' } }, 'lost');
  const announced = vi.fn(async () => undefined);
  await expect(send({ file: FILE }, announced)).rejects.toThrow();
  expect(announced).toHaveBeenCalledExactlyOnceWith('u');
  expect(asked.map(({ address }) => address)).toEqual([
    'POST /api/cv-uploads',
    'POST /api/send-contact-email',
  ]);
  const second = answering({ body: { ok: true } });
  await send({ file: FILE, uploadId: 'u' }, announced);
  expect(second).toMatchObject([{ key: 'k', body: { attachment: { uploadId: 'u' } } }]);
});

test('announces a file anew, under the same key, when its upload is gone', async () => {
  const gone = { status: 422, body: { ok: false, errors: { attachment: 'Non è più disponibile' } } };
  const asked = answering(gone, { status: 201, body: { uploadId: 'v' } }, { body: { ok: true } });
  expect(await send({ file: FILE, uploadId: 'u' })).toMatchObject({ kind: 'accepted' });
  expect(asked.filter(({ key }) => key).map(({ body }) => body['attachment'])).toEqual([
    { uploadId: 'u' },
    { uploadId: 'v' },
  ]);
  expect(new Set(asked.flatMap(({ key }) => key ?? []))).toEqual(new Set(['k']));
});

const ACCEPTED: Answer = { kind: 'accepted', id: 'x', isCvMissing: false };

test('keeps nothing that was typed of an accepted lead, and the file only while its parts are missing', () => {
  const sent = answered({ ...LEAD, file: FILE, uploadId: 'u' }, ACCEPTED);
  expect(sent).not.toHaveProperty('request');
  expect(sent).toMatchObject({ file: FILE, uploadId: 'u' });
  expect(answered(LEAD, ACCEPTED)).not.toHaveProperty('file');
  expect(
    answered({ ...LEAD, file: FILE, uploadId: 'u' }, { ...ACCEPTED, isCvMissing: true }),
  ).not.toHaveProperty('file');
});

const open = (...parts: number[]) => ({ body: { state: 'open', parts: parts.map((part) => ({ part })) } });

test('sends the parts that have not arrived', async () => {
  const asked = answering(open(0), { body: { state: 'complete' } });
  expect(await sendMissingParts(FILE.bytes, 'u')).toBeUndefined();
  expect(asked.map(({ address }) => address)).toEqual(['GET /api/cv-uploads/u', 'PUT /api/cv-uploads/u/1']);
});

test.each([
  [{ body: { state: 'refused', message: 'Non è un PDF' } }, 'Non è un PDF'],
  [{ status: 404, body: '' }, ''],
])('tells that the file is refused for good: %j', async (given, reason) => {
  answering(given);
  expect(await sendMissingParts(FILE.bytes, 'u')).toBe(reason);
});

test.each([
  ['the check of the whole file was interrupted', [open(0, 1)]],
  ['the server asks for a pause', [open(0), { status: 429, body: {} }]],
])('leaves the rest to the next try when %s', async (_, answers) => {
  answering(...answers);
  await expect(sendMissingParts(FILE.bytes, 'u')).rejects.toThrow();
});
