import { describe, expect, it } from 'vitest';
import { isFormPost, mediaTypeOf, readBody } from './request-body.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const post = (body: BodyInit | null, contentType?: string, headers: Record<string, string> = {}): Request =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    body,
    headers: { ...headers, ...(contentType === undefined ? {} : { 'content-type': contentType }) },
  });

const read = async (body: BodyInit | null, contentType?: string) => {
  const verdict = await readBody(post(body, contentType));
  return verdict.ok ? verdict.posted : verdict.status;
};

/** @returns a request whose body never ends, and a record of how much was read */
const endless = () => {
  const taken = { bytes: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.bytes += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(0x61));
    },
    cancel() {
      taken.cancelled = true;
    },
  });
  // A stream needs `duplex`, which the DOM types lack.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  };
  return { taken, request: new Request('http://127.0.0.1/', init) };
};

describe('readBody', () => {
  it('reads JSON of any shape, with a byte order mark or charset', async () => {
    expect(await read('{"name":"Ada"}', 'application/json')).toEqual({
      kind: 'json',
      value: { name: 'Ada' },
    });
    expect(await read('\uFEFF[1]', 'Application/JSON ; charset=UTF-8')).toEqual({ kind: 'json', value: [1] });
  });

  it('keeps the first value of each name in a form', async () => {
    const posted = await read('name=Niccol%C3%B2+D%27Amico&name=altro&privacyConsent=on', URLENCODED);
    expect(posted).toEqual({
      kind: 'form',
      fields: new Map([
        ['name', "Niccolò D'Amico"],
        ['privacyConsent', 'on'],
      ]),
      file: undefined,
    });
  });

  it('reads a multipart form and its first file', async () => {
    const form = new FormData();
    form.set('name', 'Ada');
    form.append('attachment', new File(['%PDF-'], 'cv.pdf'));
    form.append('attachment', new File(['x'], 'altro.pdf'));
    expect(await read(form)).toEqual({
      kind: 'form',
      fields: new Map([['name', 'Ada']]),
      file: { filename: 'cv.pdf', bytes: Buffer.from('%PDF-') },
    });
  });

  it('distinguishes an empty file from a file input without a file', async () => {
    const box = [
      '--x',
      'Content-Disposition: form-data; name="attachment"; filename=""',
      'Content-Type: application/octet-stream',
      '',
      '',
      '--x--',
      '',
    ].join('\r\n');
    expect(await read(box, 'multipart/form-data; boundary=x')).toMatchObject({ file: undefined });
    const form = new FormData();
    form.set('attachment', new File([], 'cv.pdf'));
    expect(await read(form)).toMatchObject({ file: { filename: 'cv.pdf', bytes: Buffer.alloc(0) } });
  });

  it.each([
    ['nothing', null, 'application/json', 400],
    ['half of JSON', '{"name":', 'application/json', 400],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json', 400],
    ['Latin-1 in a form', new Uint8Array([0x61, 0x3d, 0xe0]), URLENCODED, 400],
    ['multipart without boundary', 'name=Ada', 'multipart/form-data', 400],
    [
      'a truncated multipart body',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['text', 'ciao', 'text/plain', 415],
    ['a prototype key as type', 'ciao', 'constructor', 415],
    ['JSON of another kind', '{}', 'application/ld+json', 415],
    ['a form that is too long', `message=${'a'.repeat(256 * 1024)}`, URLENCODED, 413],
  ])('rejects %s with its status', async (_, body, contentType, status) => {
    expect(await read(body, contentType)).toBe(status);
  });

  it('answers 415 without a content type', async () => {
    expect(await readBody(post(new Uint8Array([0x7b, 0x7d])))).toEqual({ ok: false, status: 415 });
  });

  it('rejects a Content-Length that is too large without reading the body', async () => {
    const request = post('{}', 'application/json', { 'content-length': '20000000' });
    expect(await readBody(request)).toEqual({ ok: false, status: 413 });
    expect(request.bodyUsed).toBe(false);
  });

  it('stops reading an endless body at the limit', async () => {
    const { taken, request } = endless();
    expect(await readBody(request)).toEqual({ ok: false, status: 413 });
    expect(taken.cancelled).toBe(true);
    expect(taken.bytes).toBeLessThan(7 * 1024 * 1024);
  });

  it('refuses JSON nested a million levels deep', async () => {
    expect(await read('['.repeat(1_000_000), 'application/json')).toBe(400);
    const deep = `{"name":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`;
    expect(await read(deep, 'application/json')).toBe(400);
  });
});

describe('a body with a flood of small values', () => {
  const parts = (count: number, boundary: string) =>
    `${`--${boundary}\r\nContent-Disposition: form-data; name="a"; filename="x"\r\n\r\nx\r\n`.repeat(count)}--${boundary}--\r\n`;
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&');
  const list = (count: number) => `[${Array.from({ length: count }, () => '0').join()}]`;

  it('is read up to the limit', async () => {
    expect(await read(parts(100, 'limit'), 'multipart/form-data; boundary="limit"')).toMatchObject({
      kind: 'form',
    });
    expect(await read(fields(100), URLENCODED)).toMatchObject({ kind: 'form' });
    expect(await read(list(998), 'application/json')).toMatchObject({ kind: 'json' });
  });

  it.each([
    ['multipart', parts(101, 'limit'), 'multipart/form-data; boundary="limit"'],
    ['multipart of 4 MB', parts(60_000, 'limit'), 'multipart/form-data; charset=utf-8; boundary=limit'],
    ['a form', fields(103), URLENCODED],
    ['JSON', list(1_000), 'application/json'],
    ['JSON of 5 MB', list(1_700_000), 'application/json'],
  ])('is malformed beyond it: %s', async (_, body, contentType) => {
    const before = process.threadCpuUsage();
    expect(await read(body, contentType)).toBe(400);
    const { user, system } = process.threadCpuUsage(before);
    // No other program on the machine prolongs the time of this thread.
    expect((user + system) / 1000).toBeLessThan(200);
  });

  it('may hold in a file or a text what separates others', async () => {
    const form = new FormData();
    form.set('message', '&'.repeat(1_000));
    form.set('attachment', new File(['--limit\r\n'.repeat(1_000)], 'cv.pdf'));
    expect(await read(form)).toMatchObject({ kind: 'form' });
    expect(await read(new URLSearchParams({ message: '&,'.repeat(1_000) }))).toMatchObject({ kind: 'form' });
    expect(await read(JSON.stringify({ message: '[,{'.repeat(1_000) }), 'application/json')).toMatchObject({
      kind: 'json',
    });
  });
});

describe('isFormPost', () => {
  it.each([
    [URLENCODED, true],
    ['multipart/form-data; boundary=x', true],
    ['application/json', false],
    ['text/html', false],
  ])('returns for %s: %s', (contentType, expected) => {
    expect(isFormPost(post('', contentType))).toBe(expected);
  });
});

describe('mediaTypeOf', () => {
  it.each([
    ['application/json', 'application/json'],
    [' Application/JSON ; charset=utf-8', 'application/json'],
    ['multipart/form-data; boundary="a;b"', 'multipart/form-data'],
    [';', ''],
    ['', ''],
    [null, ''],
  ])('reads %j as %j', (header, essence) => {
    expect(mediaTypeOf(header)).toBe(essence);
  });
});
