import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../host/host.fixture.ts';
import { type RunningServer, serve } from './server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve(
    async ({ path, search, headers }) => Response.json([path, search, headers.get('host')]),
    0,
  );
});
afterAll(() => server.close());

it.each([
  ['/a%2Fb?c=1', '/a%2Fb', '?c=1', null],
  ['http://trama.example:80/a/?c=1', '/a/', '?c=1', 'trama.example:80'],
  ['HTTPS://trama.example', '/', '', 'trama.example'],
  ['http://trama.example?c=1', '/', '?c=1', 'trama.example'],
  ['http://trama.example//other.example/', '//other.example/', '', 'trama.example'],
])('splits %s into host, path and query', async (target, path, search, host) => {
  const answer = await rawRequest(server.url, target);
  expect(JSON.parse(answer.body.toString())).toEqual([path, search, host ?? new URL(server.url).host]);
});

it('answers a request without a path itself', async () => {
  const options = await rawRequest(server.url, '*', { method: 'OPTIONS' });
  expect([options.statusCode, options.headers.allow]).toEqual([
    204,
    'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  ]);
  expect((await rawRequest(server.url, 'ftp://trama.example/')).statusCode).toBe(400);
});
