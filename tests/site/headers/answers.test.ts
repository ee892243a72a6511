import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Host, startHost } from '../../../netlify/local/host/host.ts';
import { SECURITY_HEADERS } from '../../../netlify/server/http/security-headers.ts';
import { readSite as readContent } from '../../../src/site/site.ts';
import { readSite } from '../built-site.ts';
import { bytesOnTheWire } from './header-frame.ts';
import { brokenRules } from './observatory.ts';

const HEADERS_MAX_BYTES = 800;

const { pages, files } = readSite();
/** The template of a function's answer has no address of its own. */
const addresses = pages.map(({ path }) => path).filter((path) => path !== '/richiesta-da-correggere');
/** Nothing listens at this address: the answers tested here need no outside services. */
const NOWHERE = 'http://127.0.0.1:9';
const ENVIRONMENT = {
  DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/c',
  NEON_FETCH_ENDPOINT: `${NOWHERE}/sql`,
  RESEND_API_KEY: 're_x',
  RESEND_BASE_URL: NOWHERE,
  MAIL_FROM: 'a@trama.example',
  LEADS_TO: 'a@trama.example',
  CAREERS_TO: 'a@trama.example',
};

let host: Host;
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(async () => {
  for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
  host = await startHost({ port: 0, root: join(import.meta.dirname, '../../..') });
});
afterAll(async () => {
  await host.close();
  logged.mockRestore();
  vi.unstubAllEnvs();
});

const ask = async (path: string, method = 'GET', type?: string, body?: string) => {
  // Quicker than brotli, and its headers are longer.
  const headers = { 'accept-encoding': 'gzip', ...(type === undefined ? {} : { 'content-type': type }) };
  const answer = await fetch(host.url + path, { method, headers, body: body ?? null, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

const hashesIn = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*json)[^>]*>([^]+?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

const sourcesOf = (policy: string, directive: string): string[] => {
  const [, sources = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
  return sources.split(' ').filter((source) => source.startsWith("'sha256-"));
};

describe.each([...addresses, '/manca'])('%s', (path) => {
  let answer: Awaited<ReturnType<typeof ask>>;
  beforeAll(async () => {
    answer = await ask(path);
  });

  test('gets every point of the Observatory', () => {
    expect(brokenRules(answer.headers)).toEqual([]);
  });

  test('allows the inline code of this page and no other', () => {
    const { headers, html } = answer;
    const policy = headers.get('content-security-policy') ?? '';
    for (const element of ['script', 'style'] as const)
      expect(sourcesOf(policy, `${element}-src`).sort()).toEqual(
        [...new Set(hashesIn(html, element))].sort(),
      );
  });

  test(`has headers of at most ${HEADERS_MAX_BYTES} bytes`, async () => {
    const headers = new Headers(answer.headers);
    // HTTP/2 does not have these headers.
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name);
    expect(await bytesOnTheWire(headers)).toBeLessThanOrEqual(HEADERS_MAX_BYTES);
  });
});

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const LEADS = '/api/send-contact-email';
const INTERACTIONS = '/api/contact-interactions';
const { siteUrl } = readContent().brand;
const A_CALL = JSON.stringify({ interaction_type: 'phone', page_url: `${siteUrl}/` });

// Side by side, because some wait for a database that does not answer.
test.concurrent.each<[number, string, string, string?, string?]>([
  [301, 'GET', '/servizi/'],
  [301, 'GET', '/servizi.html'],
  [301, 'GET', '/consulenza/'],
  [301, 'GET', '/index'],
  [400, 'GET', '/%'],
  [404, 'GET', '/_astro/manca.js'],
  [404, 'GET', '/richiesta-da-correggere'],
  [404, 'GET', '/richiesta-da-correggere.html'],
  [404, 'GET', '/.netlify/functions/deliver-leads'],
  [405, 'POST', '/'],
  [404, 'GET', '/api/manca'],
  [200, 'GET', '/api/health'],
  [503, 'GET', '/api/health?deep=1'],
  [405, 'DELETE', '/api/health'],
  [200, 'GET', '/api/speculation-rules'],
  [405, 'POST', '/api/speculation-rules', JSON_TYPE, '{}'],
  [405, 'GET', LEADS],
  [415, 'POST', LEADS, 'text/plain', 'a'],
  [400, 'POST', LEADS, JSON_TYPE, '{'],
  [422, 'POST', LEADS, JSON_TYPE, '{}'],
  [422, 'POST', LEADS, FORM_TYPE, 'name=a'],
  [413, 'POST', LEADS, FORM_TYPE, `name=${'a'.repeat(300_000)}`],
  [405, 'GET', INTERACTIONS],
  [400, 'POST', INTERACTIONS, JSON_TYPE, '['],
  [422, 'POST', INTERACTIONS, JSON_TYPE, '{}'],
  [503, 'POST', INTERACTIONS, JSON_TYPE, A_CALL],
  [405, 'GET', '/api/cv-uploads'],
  [422, 'POST', '/api/cv-uploads', JSON_TYPE, '{}'],
  [404, 'GET', '/api/cv-uploads/x'],
  [404, 'PUT', '/api/cv-uploads/x/0', 'application/octet-stream', 'a'],
])('gets every point of the Observatory with %i for %s %s', async (status, method, path, type, body) => {
  const answer = await ask(path, method, type, body);
  expect(answer.status).toBe(status);
  expect(brokenRules(answer.headers)).toEqual([]);
});

test('gives every file all security headers, and lets other sites show pictures for social networks', async () => {
  // These files are for the host and the functions; no request is answered with them.
  const unanswered = /^\/(?:_headers|_redirects|function-facts\.json|correction-form\.mjs)|\.html$/;
  for (const file of [...files].filter((name) => !unanswered.test(name))) {
    const { status, headers } = await ask(file);
    expect([file, status]).toEqual([file, 200]);
    const resource = file.startsWith('/social/') ? 'cross-origin' : 'same-origin';
    expect(Object.fromEntries(headers)).toMatchObject({
      ...SECURITY_HEADERS,
      'cross-origin-resource-policy': resource,
    });
  }
});

test('caches files with hashed names for a year, and revalidates pages', async () => {
  const [asset = ''] = [...files].filter((file) => file.startsWith('/_astro/'));
  expect((await ask(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/_astro/of-another-deploy.js'])
    expect((await ask(path)).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
