import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rawRequest, runningHost } from './host.fixture.ts';

const PAGE = `<!doctype html><title>Fibra</title>${'<p>Fibra ottica per la tua azienda</p>'.repeat(50)}`;
const PIXEL = Buffer.from('iVBORw0KGgo=', 'base64');

const host = runningHost({
  'netlify.toml': `
[[redirects]]
from = "/digitalizzazione"
to = "/servizi/iot"
status = 200
[[redirects]]
from = "/vecchia/*"
to = "/nuova/:splat"
[[redirects]]
from = "/prodotti/:id"
to = "/servizi/:id"
status = 302
[[redirects]]
from = "/fibra-ottica"
to = "/mai"
[[redirects]]
from = "/forzata"
to = "/fibra-ottica"
force = true
[[redirects]]
from = "/tutto/*"
to = "/:splat"
[[headers]]
for = "/*"
[headers.values]
X-Frame-Options = "DENY"
X-Both = "toml"
Content-Length = "7"
Server = "rule"
[[headers]]
for = "/fibra-ottica"
[headers.values]
X-Page = "fibra"
X-Both = "later"
`,
  'dist/_headers': '/*\n  X-Both: file\n  X-File: yes\n',
  'dist/_redirects': '/da-file /fibra-ottica 301\n',
  'dist/index.html': '<!doctype html><title>Home</title>',
  'dist/404.html': '<!doctype html><title>Oops! Page not found</title>',
  'dist/fibra-ottica.html': PAGE,
  'dist/forzata.html': 'never served',
  'dist/servizi.html': 'servizi',
  'dist/servizi/iot.html': 'iot',
  'dist/cartella/index.html': 'cartella',
  'dist/_astro/app.abc.js': 'console.log(1)',
  'dist/pixel.png': PIXEL,
  'dist/perché.html': 'accenti',
  'dist/.secret': 'secret',
  'dist/.well-known/security.txt': 'Contact: mailto:info@trama.example',
  'outside.html': 'outside',
});

const { logged } = host;

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${host.url}${path}`, { method, headers, redirect: 'manual' });

describe('paths', () => {
  it.each([
    ['/', 'Home'],
    ['/fibra-ottica', 'Fibra'],
    ['/fibra-ottica.html', 'Fibra'],
    ['/servizi', 'servizi'],
    ['/servizi/iot', 'iot'],
    ['/cartella/', 'cartella'],
    ['/cartella/index.html', 'cartella'],
    ['/perch%C3%A9', 'accenti'],
    ['/.well-known/security.txt', 'Contact'],
    ['/digitalizzazione', 'iot'],
    ['/digitalizzazione/', 'iot'],
  ])('are answered with 200: %s', async (path, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(text);
  });

  it.each([
    ['/fibra-ottica/?a=1', 301, '/fibra-ottica?a=1'],
    ['/servizi/', 301, '/servizi'],
    ['/cartella', 301, '/cartella/'],
    ['/perch%C3%A9/', 301, '/perch%C3%A9'],
    ['/vecchia/a/b?x=1', 301, '/nuova/a/b?x=1'],
    ['/prodotti/iot', 302, '/servizi/iot'],
    ['/forzata', 301, '/fibra-ottica'],
    ['/da-file', 301, '/fibra-ottica'],
  ])('are redirected: %s with %i to %s', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  it('get the 404 page and a log line when they are unknown', async () => {
    logged.mockClear();
    const answer = await get('/non-esiste?q=1');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(logged.mock.calls).toEqual([['404 /non-esiste']]);
  });

  it.each([
    '/../outside.html',
    '/..%2foutside.html',
    '/%2e%2e/outside.html',
    '/servizi/../../outside.html',
    '/..\\outside.html',
    '/%5c..%5coutside.html',
    '/fibra-ottica%00.html',
    '//trama.example/fibra-ottica/',
    '/tutto//trama.example',
    '/.secret',
    '/_headers',
    '/_redirects',
    'http://trama.example//fibra-ottica/',
  ])('are answered with 404: %s', async (path) => {
    const answer = await rawRequest(host.url, path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  it('are answered with 400 when they are not UTF-8', async () => {
    expect((await rawRequest(host.url, '/%ff')).statusCode).toBe(400);
  });

  it('allow GET and HEAD only', async () => {
    const answer = await get('/fibra-ottica', {}, 'POST');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const trace = await rawRequest(host.url, '/fibra-ottica', { method: 'TRACE' });
    expect([trace.statusCode, trace.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await get('/non-esiste', {}, 'POST')).status).toBe(404);
  });
});

describe('headers', () => {
  it('come from _headers, then netlify.toml; the last rule wins, and reserved names are ignored', async () => {
    const answer = await get('/fibra-ottica', { 'accept-encoding': 'identity' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-file': 'yes',
      'x-both': 'later',
      'x-page': 'fibra',
      'x-frame-options': 'DENY',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(PAGE)),
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(answer.headers.get('server')).toBeNull();
    expect((await get('/')).headers.get('x-both')).toBe('toml');
  });

  it.each(['/%66ibra-ottica', '/fibra%2Dottica'])(
    'are those of the page when its path is spelled %s',
    async (path) => {
      const { statusCode, headers } = await rawRequest(host.url, path);
      expect([statusCode, headers['x-page']]).toEqual([200, 'fibra']);
    },
  );

  it.each([
    ['/fibra-ottica/', 'GET', 301],
    ['/forzata', 'GET', 301],
    ['/%ff', 'GET', 400],
    ['/non-esiste', 'GET', 404],
    ['/fibra-ottica', 'POST', 405],
  ])('are set on %s for %s, answered with %i and no file', async (path, method, status) => {
    const answer = await rawRequest(host.url, path, { method });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-file': 'yes' });
  });

  it('make hashed files immutable, but not a 404 in their folder', async () => {
    const known = await get('/_astro/app.abc.js');
    expect(known.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(known.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const unknown = await get('/_astro/gone.js');
    expect(unknown.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('allow revalidation with a separate ETag for each encoding', async () => {
    const first = await get('/fibra-ottica', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}-br"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/fibra-ottica', { 'accept-encoding': 'br', 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('x-page')).toBe('fibra');
    }
    for (const unknown of [
      { 'accept-encoding': 'gzip', 'if-none-match': etag },
      { 'if-none-match': '"x"' },
    ]) {
      expect((await get('/fibra-ottica', unknown)).status).toBe(200);
    }
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0.5, gzip;q=0.9', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, (content: Buffer) => content],
  ])('answer Accept-Encoding %s with the encoding %s', async (accepted, encoding, decompress) => {
    const answer = await rawRequest(host.url, '/fibra-ottica', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decompress(answer.body).toString()).toBe(PAGE);
    if (encoding !== undefined) expect(answer.body.length).toBeLessThan(PAGE.length / 5);
  });

  it('announce no encoding for pictures', async () => {
    const answer = await rawRequest(host.url, '/pixel.png', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.body).toEqual(PIXEL);
  });

  it('are the same for HEAD and GET', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [head, full] = await Promise.all(
      ['HEAD', 'GET'].map((method) => rawRequest(host.url, '/fibra-ottica', { method, headers })),
    );
    expect(head?.body.length).toBe(0);
    expect(head?.headers['content-length']).toBe(String(full?.body.length));
    expect(head?.headers.etag).toBe(full?.headers.etag);
  });
});
