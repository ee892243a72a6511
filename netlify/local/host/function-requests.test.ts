import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { REJECTIONS } from '../../server/leads/lead-rejections.ts';
import { bodyLimit } from './function-requests.ts';
import { runningHost } from './host.fixture.ts';

const MIB = 1024 * 1024;

const host = runningHost(
  {
    'netlify/functions/echo.mts': `
    export default async (request: Request) => Response.json({ size: (await request.arrayBuffer()).byteLength });
    export const config = { path: '/api/echo' };
  `,
  },
  { dist: null },
);

const call = (path: string, init: RequestInit) => fetch(`${host.url}${path}`, init);

describe('large bodies', () => {
  it('have a lower limit for types that Netlify encodes in base64', () => {
    for (const type of [
      'application/json',
      'text/plain;charset=utf-8',
      'application/ld+json',
      'application/x-www-form-urlencoded',
    ]) {
      expect(bodyLimit(type)).toBe(6 * MIB);
    }
    for (const type of [
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'application/pdf',
      null,
    ]) {
      expect(bodyLimit(type)).toBe(4.5 * MIB);
    }
  });

  it.each([
    ['application/json', 6 * MIB],
    ['application/octet-stream', 4.5 * MIB],
  ])('are accepted as %s up to the limit, and refused with one byte more', async (type, limit) => {
    const post = (size: number) =>
      call('/api/echo', { method: 'POST', body: Buffer.alloc(size, 1), headers: { 'content-type': type } });
    expect(await (await post(limit)).json()).toMatchObject({ size: limit });
    const refused = await post(limit + 1);
    expect(refused.status).toBe(413);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    // The function answers the same sentence to a smaller body that is still too large for it.
    const { description } = REJECTIONS.too_large.notice;
    expect(await refused.json()).toEqual({ ok: false, code: 'too_large', message: description });
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'get an Italian error page for 20 MB of %s',
    async (type) => {
      const answer = await call('/api/echo', {
        method: 'POST',
        body: Buffer.alloc(20 * MIB, 97),
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(413);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const page = await answer.text();
      expect(page).toContain('<html lang="it">');
      expect(page).toContain(REJECTIONS.too_large.notice.description);
    },
  );

  it('are refused while they still arrive, without a content length', async () => {
    const { port } = new URL(host.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MIB, 32), Buffer.from('\r\n')]);
    let sent = 0;
    const answer = await new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(data.toString()));
      socket.once('close', () => reject(new Error('closed without an answer')));
      const send = () => {
        if (socket.destroyed) return;
        sent += MIB;
        if (socket.write(chunk)) setImmediate(send);
        else socket.once('drain', send);
      };
      send();
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('connection: close');
    expect(sent).toBeLessThan(64 * MIB);
  });

  it('are refused without 100 Continue when they announce too many bytes', async () => {
    const { port } = new URL(host.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /api/echo HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${20 * MIB}\r\n\r\n`,
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});
