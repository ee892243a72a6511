import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rawRequest, runningHost } from './host.fixture.ts';

/** Serves the files that the rules name, with the real netlify.toml of this project. */
const host = runningHost({
  'netlify.toml': readFileSync(new URL('../../../netlify.toml', import.meta.url)),
  'dist/index.html': 'home',
  'dist/404.html': 'Oops! Page not found',
  'dist/richiesta-da-correggere.html': '<form></form>',
  'dist/correction-form.mjs': 'export {}',
  'dist/_headers': '/*\n  x-content-type-options: nosniff\n',
});

const { logged } = host;

it.each([
  '/richiesta-da-correggere',
  '/richiesta-da-correggere/',
  '/richiesta-da-correggere.html',
  '/richiesta-da-correggere%2Ehtml',
  '/correction-form.mjs',
])('hides what only functions read at %s', async (path) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    logged.mockClear();
    const answer = await rawRequest(host.url, `${path}?a=1`, { method });
    const body = method === 'HEAD' ? '' : 'Oops! Page not found';
    expect([answer.statusCode, answer.body.toString()]).toEqual([404, body]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(logged.mock.calls).toEqual([[`404 ${path}`]]);
  }
});

it('redirects other addresses of the home page to /', async () => {
  for (const path of ['/index', '/index.html']) {
    const answer = await rawRequest(host.url, `${path}?a=1`);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/?a=1']);
  }
  expect((await rawRequest(host.url, '/')).statusCode).toBe(200);
});
