import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Host, startHost } from '../../../netlify/local/host/host.ts';
import { SECURITY_HEADERS } from '../../../netlify/server/http/security-headers.ts';
import { readSite } from '../built-site.ts';
import { bytesOnTheWire } from './header-frame.ts';
import { observatory } from './observatory.ts';

/** All that the rules give without preloading, scripts in files and cookies. */
const HIGHEST_SCORE = 130;
const HEADERS_MAX_BYTES = 800;

const { pages, files } = readSite();
/** The template of a function's answer has no address. */
const addresses = pages.map(({ path }) => path).filter((path) => path !== '/richiesta-da-correggere');
const FUNCTIONS = ['/api/send-contact-email', '/api/contact-interactions', '/api/cv-uploads/x/0'];

let host: Host;
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(async () => {
  host = await startHost({ port: 0, root: join(import.meta.dirname, '../../..') });
});
afterAll(async () => {
  await host.close();
  logged.mockRestore();
});

const ask = async (path: string) => {
  const answer = await fetch(host.url + path, { redirect: 'manual', headers: { 'accept-encoding': 'br' } });
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
  test('scores all that the Observatory gives', async () => {
    const { score, points } = observatory(await ask(path));
    expect({ score, points }).toMatchObject({ score: HIGHEST_SCORE });
  });

  test('allows the inline code of this page and no other', async () => {
    const { headers, html } = await ask(path);
    const policy = headers.get('content-security-policy') ?? '';
    for (const element of ['script', 'style'] as const)
      expect(sourcesOf(policy, `${element}-src`).sort()).toEqual(
        [...new Set(hashesIn(html, element))].sort(),
      );
  });

  test(`has headers of at most ${HEADERS_MAX_BYTES} bytes`, async () => {
    const headers = new Headers((await ask(path)).headers);
    // HTTP/2 has no such headers.
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name);
    expect(await bytesOnTheWire(headers)).toBeLessThanOrEqual(HEADERS_MAX_BYTES);
  });
});

test.each([...FUNCTIONS, '/api/health', '/servizi.html', '/index', '/richiesta-da-correggere', '/%'])(
  '%s scores all that the Observatory gives',
  async (path) => {
    const { score, points } = observatory(await ask(path));
    expect({ score, points }).toMatchObject({ score: HIGHEST_SCORE });
  },
);

test('every file has every security header; pictures for networks may be shown by other sites', async () => {
  for (const file of [...files].filter((name) => !/^\/_(?:headers|redirects)|\.html$/.test(name))) {
    const { status, headers } = await ask(file);
    expect([file, status]).toEqual([file, 200]);
    const resource = file.startsWith('/social/') ? 'cross-origin' : 'same-origin';
    expect(Object.fromEntries(headers)).toMatchObject({
      ...SECURITY_HEADERS,
      'cross-origin-resource-policy': resource,
    });
  }
});

test('names of files that change with their content are kept for a year, pages are asked for again', async () => {
  const [asset = ''] = [...files].filter((file) => file.startsWith('/_astro/'));
  expect((await ask(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});
