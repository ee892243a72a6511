import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memoryStorage, sessionIn } from './service.fixture.ts';
import { storageKey } from './settings.ts';

/** Wrong answers that a service, or a proxy in front of it, can give. */
const BAD: Record<string, (reply: ServerResponse) => void> = {
  '500': (reply) => reply.writeHead(500).end('{"message":"broken"}'),
  '503 without a body': (reply) => reply.writeHead(503).end(),
  'a page': (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  'a page with status 403': (reply) => reply.writeHead(403, { 'content-type': 'text/html' }).end('<h1>No'),
  null: (reply) => reply.writeHead(200).end('null'),
  'a list': (reply) => reply.writeHead(200).end('[]'),
  'an empty object': (reply) => reply.writeHead(200).end('{}'),
  nothing: (reply) => reply.writeHead(200).end(),
  'an answer that breaks off': (reply) => {
    reply.writeHead(200, { 'content-length': '100' }).write('{"access_token":');
    setTimeout(() => reply.destroy(), 20);
  },
  'a closed connection': (reply) => reply.destroy(),
  'a hang': () => undefined,
};

let bad = BAD['500'];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_, reply) => bad?.(reply));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`; // A server on a port has such an address.
  // The client gives up on a hanging service after ten seconds; here it does so at once.
  const real = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => real(100));
  for (const name of ['warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const access_token = `${part({ alg: 'ES256', kid: 'x', typ: 'JWT' })}.${part({ exp: now + 600, aal: 'aal1' })}.${'A'.repeat(86)}`;

const signedIn = () => {
  const storage = memoryStorage();
  const session = {
    access_token,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 600,
    expires_at: now + 600,
    user: { id: 'u', factors: [] },
  };
  storage.setItem(storageKey(url), JSON.stringify(session));
  return storage;
};

// The test runner fails on every unhandled rejection.
test.each(Object.keys(BAD))(
  'returns an error object from every call and keeps the session: %s',
  async (name) => {
    bad = BAD[name];
    const storage = signedIn();
    const session = sessionIn(storage, url);
    const before = (await session.current()).data;
    expect(before?.access_token).toBe(access_token);
    const given = { factorId: 'f', challengeId: 'c', code: '123456' };
    expect((await session.factors.verify(given)).error).toBeInstanceOf(Error);
    expect((await session.claims(access_token)).error?.message).toBe('Invalid JWT signature');
    // Here the protocol allows an empty object as an answer.
    if (name !== 'an empty object') {
      expect((await session.factors.enroll({ factorType: 'totp' })).error).toBeInstanceOf(Error);
      expect((await session.factors.challenge({ factorId: 'f' })).error).toBeInstanceOf(Error);
      expect((await session.factors.unenroll({ factorId: 'f' })).error).toBeInstanceOf(Error);
    }
    expect((await session.current()).data).toEqual(before);
  },
);

test.each(Object.keys(BAD))('signs out in this browser: %s', async (name) => {
  bad = BAD[name];
  const session = sessionIn(signedIn(), url);
  await session.signOut();
  expect((await session.current()).data).toBeNull();
});

test('works without storage when the storage is full or forbidden', async () => {
  bad = BAD['500'];
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const storage = { ...memoryStorage(), getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  const session = sessionIn(storage, url);
  expect(await session.current()).toEqual({ data: null, error: null });
  expect((await session.signInAddress({ provider: 'google' })).data).toContain('code_challenge=');
  expect((await session.signOut()).error).toBeNull();
});
