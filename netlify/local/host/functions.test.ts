import { describe, expect, it } from 'vitest';
import { callFunction } from './call-function.ts';
import { makeContext } from './function-context.ts';
import { makeProject, rawRequest, runningHost } from './host.fixture.ts';
import { startHost } from './host.ts';

const host = runningHost({
  'netlify.toml': '[[headers]]\nfor = "/*"\n[headers.values]\nX-Static = "yes"\n',
  'dist/index.html': 'home',
  'dist/404.html': 'none',
  'netlify/functions/echo.mts': `
    interface Context { ip: string; params: Record<string, string>; requestId: string }
    export default async (request: Request, context: Context) => {
      const headers = new Headers({ 'content-type': 'application/json' });
      headers.append('set-cookie', 'a=1'); headers.append('set-cookie', 'b=2');
      const bytes = new Uint8Array(await request.arrayBuffer());
      return new Response(JSON.stringify({
        method: request.method, url: request.url, size: bytes.length, sum: bytes.reduce((sum, byte) => sum + byte, 0),
        params: context.params, ip: context.ip, forged: request.headers.get('x-nf-forged'),
        clientIp: request.headers.get('x-nf-client-connection-ip'),
        requestId: context.requestId,
      }), { status: 201, headers });
    };
    export const config = { path: ['/api/echo', '/api/echo/:upload/:part'] };
  `,
  'netlify/functions/form.mts': `
    export default async (request: Request) => {
      const form = await request.formData();
      const file = form.get('file') as File;
      return Response.json({ name: form.get('name'), file: file.name, bytes: Array.from(new Uint8Array(await file.arrayBuffer())) });
    };
    export const config = { path: '/api/form', method: ['POST'] };
  `,
  'netlify/functions/wrong.mts': `
    export default async (request: Request) => {
      if (request.method === 'PUT') return;
      if (request.method === 'PATCH') return 'text';
      throw new Error('internal secret');
    };
    export const config = { path: '/api/wrong' };
  `,
  'netlify/functions/later.mts': `
    export const done: string[] = [];
    export default async (request: Request, context: { waitUntil(promise: Promise<unknown>): void }) => {
      if (request.method === 'GET') return Response.json(done);
      context.waitUntil(new Promise((resolve) => setTimeout(resolve, 150)).then(() => { done.push('later'); }));
      context.waitUntil(Promise.reject(new Error('after the answer')));
      return Response.json(done);
    };
    export const config = { path: '/api/later' };
  `,
  'netlify/functions/nightly.mts': `
    export default async (request: Request) =>
      Response.json({ method: request.method, body: await request.json() }, { status: 202 });
    export const config = { schedule: '0 3 * * *' };
  `,
});

const { logged } = host;

const call = (path: string, init: RequestInit = {}) => fetch(`${host.url}${path}`, init);

describe('a function', () => {
  it('gets method, URL, parameters, client address and bytes', async () => {
    const body = Uint8Array.from({ length: 256 }, (_, index) => index);
    const headers = { 'x-nf-forged': '1', 'x-nf-client-connection-ip': '9.9.9.9' };
    const answer = await call('/api/echo/up-1/7?q=%20', { method: 'PUT', body, headers });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('x-static')).toBeNull();
    expect(await answer.json()).toEqual({
      method: 'PUT',
      url: `${host.url}/api/echo/up-1/7?q=%20`,
      size: 256,
      sum: 32640,
      params: { upload: 'up-1', part: '7' },
      ip: '127.0.0.1',
      clientIp: '127.0.0.1',
      forged: null,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('gets the host of an absolute request target', async () => {
    const answer = await rawRequest(host.url, 'http://trama.example/api/echo?q=1');
    expect(JSON.parse(answer.body.toString())).toMatchObject({ url: 'http://trama.example/api/echo?q=1' });
  });

  it('does not get a Host header with credentials', async () => {
    const answer = await rawRequest(host.url, '/api/echo', { headers: { host: 'somebody@trama.example' } });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ url: `${host.url}/api/echo` });
  });

  it('gets multipart bytes unchanged', async () => {
    const form = new FormData();
    form.set('name', 'Nicolò');
    form.set('file', new File([Uint8Array.of(0, 13, 10, 255)], 'cv.pdf'));
    const answer = await call('/api/form', { method: 'POST', body: form });
    expect(await answer.json()).toEqual({ name: 'Nicolò', file: 'cv.pdf', bytes: [0, 13, 10, 255] });
  });

  it('answers 405 to a method that is not in config.method', async () => {
    const answer = await call('/api/form', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    const trace = await rawRequest(host.url, '/api/echo', { method: 'TRACE' });
    expect([trace.statusCode, trace.headers.allow]).toEqual([
      405,
      'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    ]);
  });

  it('is reachable only at config.path', async () => {
    expect((await call('/.netlify/functions/echo')).status).toBe(404);
    expect((await call('/.netlify/functions/nightly')).status).toBe(404);
    expect((await call('/api/echo/up-1')).status).toBe(404);
  });

  it('logs an error and answers only its id', async () => {
    logged.mockClear();
    const answer = await call('/api/wrong');
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(text).toMatch(/^Internal Error\. ID: [0-9a-f-]{36}\n$/);
    expect(logged.mock.calls.flat().map(String).join()).toContain('internal secret');
    expect((await call('/api/wrong', { method: 'PATCH' })).status).toBe(500);
    expect((await call('/api/wrong', { method: 'PUT' })).status).toBe(204);
  });

  it('gets a 504 when it is late', async () => {
    const context = makeContext(host.url, '', {}, () => {});
    const never = {
      name: 'never',
      handler: () => new Promise(() => {}),
      patterns: [],
      methods: null,
      schedule: null,
    };
    const answer = await callFunction(never, new Request(host.url), context, 20);
    expect([answer.status, await answer.text()]).toEqual([
      504,
      `Function timed out. ID: ${context.requestId}\n`,
    ]);
  });
});

describe('work after the answer and schedules', () => {
  it('waits for waitUntil in settled(), and survives its errors', async () => {
    logged.mockClear();
    expect(await (await call('/api/later', { method: 'POST' })).json()).toEqual([]);
    await host.settled();
    expect(await (await call('/api/later')).json()).toEqual(['later']);
    expect(logged.mock.calls.flat().map(String).join()).toContain('after the answer');
  });

  it('runs a schedule at once and passes the time of its next run', async () => {
    const answer = await host.runSchedule('nightly');
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({
      method: 'POST',
      body: { next_run: expect.stringMatching(/^\d{4}-\d\d-\d\dT03:00:00\.000Z$/) },
    });
    const unknown = await host.runSchedule('weekly');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { ok: false, code: 'unknown_schedule', message: 'There is no schedule weekly.', known: ['nightly'] },
    ]);
  });

  it.each([
    ['export const x = 1;', 'is not a Netlify function'],
    [
      "export default () => {}; export const config = { schedule: 'often' };",
      '"often" is not a cron expression',
    ],
    ["export default () => {}; export const config = { schedule: '@daily', path: '/x' };", 'not both'],
  ])('refuses to start with %s', async (source, message) => {
    const wrong = makeProject({ 'netlify/functions/wrong.mts': source });
    await expect(startHost({ port: 0, root: wrong.root, dist: null })).rejects.toThrow(message);
    wrong.remove();
  });
});
