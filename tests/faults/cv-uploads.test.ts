import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import { makeDocx, makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { CV_REFUSALS } from '../../netlify/server/cv/cv-refusals.ts';
import { eraseExpiredUploads } from '../../netlify/server/cv/erase-uploads.ts';
import { takeUpload } from '../../netlify/server/cv/upload-quota.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { PART_BYTES, partsOf, startCvSender } from './cv-sender.ts';
import { sharedOutsideServices } from './outside-services.ts';

const outside = await sharedOutsideServices();
const sender = await startCvSender();

const stored = () =>
  outside.real.database.query<{ part: number }>('select upload_id, part from cv_upload_parts');

it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'null' }, { origin: 'https://altro.example' }])(
  'refuses what a page of another site sends: %j',
  async (headers) => {
    const cv = makePdf(PART_BYTES);
    const announcement = { filename: 'cv.pdf', type: '', size: cv.length, sha256: 'a'.repeat(64) };
    const answer = await sender.send('', {
      method: 'POST',
      body: JSON.stringify(announcement),
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { ok: false, code: 'invalid', message: expect.stringContaining('altro sito') },
    ]);
    expect(await outside.real.database.query('select from cv_uploads')).toEqual([]);
  },
);

describe('a curriculum in parts', () => {
  it('is complete when 5 MB arrive in any order, repeated and at the same moment', async () => {
    const cv = makePdf(CV_MAX_BYTES);
    const id = await sender.begin(cv);
    const parts = [...partsOf(cv).entries()];
    const puts = [...parts.toReversed(), ...parts].map(([part, bytes]) => sender.put(id, part, bytes));
    for (const answer of await Promise.all(puts)) expect(answer.status).toBe(200);
    expect(await sender.state(id)).toMatchObject({
      ok: true,
      state: 'complete',
      complete: true,
      received: CV_MAX_BYTES,
    });
  });

  it('reports which parts have arrived, so that an interrupted upload can continue', async () => {
    const cv = makePdf(2 * PART_BYTES + 7);
    const id = await sender.begin(cv);
    const [first, second, third] = partsOf(cv);
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('expected three parts');
    expect(await sender.state(id)).toEqual({
      ok: true,
      uploadId: id,
      state: 'open',
      complete: false,
      size: cv.length,
      received: 0,
      parts: [],
    });
    await sender.put(id, 2, third);
    await sender.put(id, 0, first);
    expect(await sender.state(id)).toMatchObject({
      complete: false,
      received: PART_BYTES + 7,
      parts: [
        { part: 0, size: PART_BYTES },
        { part: 2, size: 7 },
      ],
    });
    const last = await sender.put(id, 1, second);
    expect(await last.json()).toMatchObject({ state: 'complete', complete: true });
    expect((await sender.put(id, 1, second)).status).toBe(200);
  });

  it('accepts smaller parts, and a damaged part again', async () => {
    const cv = makePdf(200_000);
    const id = await sender.begin(cv);
    const parts = partsOf(cv, 64 * 1024);
    expect((await sender.put(id, parts.length, Buffer.alloc(1))).status).toBe(422);
    await sender.put(id, 0, Buffer.alloc(64 * 1024));
    for (const [part, bytes] of [...parts.entries()].slice(1, -1)) await sender.put(id, part, bytes);
    await sender.put(id, 0, parts[0] ?? cv);
    const answer = await sender.put(id, parts.length - 1, parts.at(-1) ?? cv);
    expect(await answer.json()).toMatchObject({ complete: true });
  });

  it('is checked when its state is read after an interruption before the check', async () => {
    const cv = makePdf(200);
    const id = await sender.begin(cv);
    await outside.real.database.query(
      `insert into cv_upload_parts (upload_id, part, content) values ($1, 0, decode($2, 'base64'))`,
      [id, cv.toString('base64')],
    );
    expect(await sender.state(id)).toMatchObject({ state: 'complete' });
  });

  it.each([
    ['a file other than announced', makePdf(600), CV_REFUSALS.mismatch],
    ['a file that is no PDF', Buffer.alloc(500, 'x'), CV_REFUSALS.content],
    ['a Word document', makeDocx(), CV_REFUSALS.content],
  ])('refuses %s and stores none of it', async (_, bytes, reason) => {
    const id = await sender.begin(bytes);
    const sent = reason === CV_REFUSALS.mismatch ? makePdf(600) : bytes;
    const answer = await sender.put(id, 0, sent);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'refused',
      message: reason,
      errors: { attachment: reason },
    });
    expect(await sender.state(id)).toMatchObject({ state: 'refused', complete: false, reason });
    expect((await sender.put(id, 0, sent)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

describe('an announcement', () => {
  const cv = makePdf(200);
  it.each([
    [{ size: CV_MAX_BYTES }, 201, undefined],
    [{ filename: '../../cv.DOCX' }, 201, undefined],
    [{ type: 'application/pdf' }, 201, undefined],
    [{ size: CV_MAX_BYTES + 1 }, 422, { size: 'Il curriculum deve essere massimo 5MB' }],
    [{ size: 0 }, 422, { size: 'Il file del curriculum è vuoto' }],
    [{ size: 1.5 }, 422, { size: expect.any(String) }],
    [{ size: '100' }, 422, { size: expect.any(String) }],
    [{ size: -1 }, 422, { size: expect.any(String) }],
    [{ size: Number.MAX_VALUE }, 422, { size: expect.any(String) }],
    [{ filename: 'cv.exe' }, 422, { filename: 'Il curriculum deve essere in formato PDF, DOC o DOCX' }],
    [{ filename: 7 }, 422, { filename: expect.any(String) }],
    [{ filename: 'cv\u202efdp.exe' }, 422, { filename: expect.any(String) }],
    [{ sha256: 'a'.repeat(63) }, 422, { sha256: expect.any(String) }],
    [{ sha256: null }, 422, { sha256: expect.any(String) }],
    [{ type: [] }, 422, { type: expect.any(String) }],
  ])('answers %j with %i', async (change, status, errors) => {
    const answer = await sender.announce(cv, change);
    expect(answer.status).toBe(status);
    const body = await answer.json();
    if (errors !== undefined) expect(body).toMatchObject({ ok: false, code: 'invalid', errors });
    else expect(body).toMatchObject({ ok: true, uploadId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('answers too large a file with the specified words', async () => {
    const answer = await sender.announce(cv, { size: CV_MAX_BYTES + 1 });
    expect(await answer.json()).toMatchObject({
      title: 'File troppo grande',
      message: 'Il curriculum deve essere massimo 5MB',
    });
  });

  it('is limited for one visitor', async () => {
    const visitor = await startCvSender('192.0.2.7');
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) statuses.push((await visitor.announce(cv)).status);
    expect(statuses.slice(0, 300).every((status) => status === 201)).toBe(true);
    const refused = await visitor.announce(cv);
    expect([statuses[300], refused.status]).toEqual([429, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await sender.announce(cv)).status).toBe(201);
  });

  it.each([
    ['cv-parts', 100],
    ['cv-bytes', 7.5 * 1024 * 1024],
  ] as const)('may use so many %s in an hour for each lead of the limit: %i', async (name, most) => {
    const using = { ...outside.real, environment: { ...outside.real.environment, leadsPerHour: 2 } };
    expect((await takeUpload(using, name, '192.0.2.7', 2 * most)).ok).toBe(true);
    expect((await takeUpload(using, name, '192.0.2.7', 1)).ok).toBe(false);
    expect((await takeUpload(using, name, '192.0.2.8', 1)).ok).toBe(true);
  });
});

describe('a wrong request', () => {
  const put = (body: Uint8Array<ArrayBuffer>, type = 'application/octet-stream'): RequestInit => ({
    method: 'PUT',
    body,
    headers: { 'content-type': type },
  });
  const byte = new Uint8Array(1);
  it.each<[string, string, RequestInit, number]>([
    ['no such upload', `/${randomUUID()}`, {}, 404],
    ['a part for no such upload', `/${randomUUID()}/0`, put(byte), 404],
    ['no id', '/..%2f', {}, 404],
    ['a path that does not exist', `/${randomUUID()}/0/1`, put(byte), 404],
    ['GET of all', '', {}, 405],
    ['DELETE', '/ID', { method: 'DELETE' }, 405],
    ['POST of a part', '/ID/0', { method: 'POST', body: 'x' }, 405],
    ['no part', '/ID/x', put(byte), 422],
    ['a negative part', '/ID/-1', put(byte), 422],
    ['half a part', '/ID/0.5', put(byte), 422],
    ['a part beyond the end of the file', '/ID/3', put(byte), 422],
    ['an empty part', '/ID/0', put(new Uint8Array()), 422],
    ['more than was announced', '/ID/0', put(new Uint8Array(201)), 422],
    ['more than a part', '/ID/0', put(new Uint8Array(PART_BYTES + 1)), 413],
    ['a part as text', '/ID/0', put(byte, 'text/plain'), 415],
    ['a part as JSON', '/ID/0', put(byte, 'application/json'), 415],
    ['a form', '', { method: 'POST', body: new URLSearchParams({ size: '1' }) }, 415],
    ['no JSON', '', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['null', '', { method: 'POST', body: 'null', headers: { 'content-type': 'application/json' } }, 422],
    [
      'a megabyte of JSON',
      '',
      {
        method: 'POST',
        body: `"${'a'.repeat(PART_BYTES)}"`,
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
  ])('refuses %s', async (_, path, init, status) => {
    const id = await sender.begin(makePdf(200));
    const answer = await sender.send(path.replace('ID', id), init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ ok: false, message: expect.stringMatching(/\.$/) });
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/^(?:GET|POST|PUT)$/);
    expect(await stored()).toEqual([]);
  });

  it('gets 503 while the database is down, and succeeds afterwards', async () => {
    const cv = makePdf(200);
    const id = await sender.begin(cv);
    await outside.faults({ database: 'down' });
    expect((await sender.put(id, 0, cv)).status).toBe(503);
    expect((await sender.announce(cv)).status).toBe(503);
    await outside.faults({ database: 'ok' });
    expect((await sender.put(id, 0, cv)).status).toBe(200);
  });
});

describe('eraseExpiredUploads', () => {
  const HOUR = 3_600_000;
  it('erases uploads abandoned for 24 hours, and no younger ones', async () => {
    const cv = makePdf(200);
    const id = await sender.begin(cv);
    await sender.put(id, 0, cv);
    const begun = Date.now();
    const erase = (after: number) =>
      eraseExpiredUploads(inSimulatedTime(outside.real.database, () => new Date(begun + after)));
    expect(await erase(23.9 * HOUR)).toBe(0);
    expect((await sender.state(id)).complete).toBe(true);
    expect(await erase(24.1 * HOUR)).toBe(1);
    expect((await sender.send(`/${id}`)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});
