import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import speculationRules, { config as speculation } from '../../netlify/functions/speculation-rules.mts';
import { openSite } from '../../netlify/local/host/site.ts';
import { emptyPage } from './same-weight.ts';
import { compressedBytes } from './weight.ts';

/**
 * A program of its own, since it runs in the server's namespace: serves dist/ as a CDN's edge does, over TLS 1.3 and
 * HTTP/2 in brotli 11, with the headers of netlify.toml and `_headers`, and the one function that pages ask by
 * themselves. At `/empty/ROUTE` it serves an empty page of that route's weight.
 *
 * Words: the folder with key.pem and certificate.pem, the address and the port to listen on.
 */
const [folder = '', address = '127.0.0.1', port = '8443'] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const site = await openSite(root, join(root, 'dist'));

const answer = async (path: string, headers: Headers): Promise<Response> =>
  path === speculation.path
    ? speculationRules(new Request(new URL(path, 'https://edge.test'), { headers }))
    : await site.answer({
        method: 'GET',
        path,
        search: '',
        headers,
        ip: '127.0.0.1',
        body: () => Promise.resolve(Buffer.alloc(0)),
      });

const emptied = new Map<string, Promise<Response>>();

const emptyAnswer = async (path: string, headers: Headers): Promise<Response> => {
  const real = await answer(
    path,
    new Headers({ ...Object.fromEntries(headers), 'accept-encoding': 'identity' }),
  );
  const html = emptyPage(compressedBytes(await real.text()));
  const given = new Headers(real.headers);
  // It has no next page, and no etag of its own.
  for (const name of ['speculation-rules', 'etag', 'content-length']) given.delete(name);
  given.set('content-encoding', 'br');
  return new Response(brotliCompressSync(html), { headers: given });
};

/** Making one takes a second, which the first visit must not wait for twice. */
const emptyOf = async (path: string, headers: Headers): Promise<Response> => {
  const made = emptied.get(path) ?? emptyAnswer(path, headers);
  emptied.set(path, made);
  return (await made).clone();
};

const server = createSecureServer({
  key: readFileSync(join(folder, 'key.pem')),
  cert: readFileSync(join(folder, 'certificate.pem')),
  minVersion: 'TLSv1.3',
  allowHTTP1: true,
});
server.on('request', async (request, response) => {
  const headers = new Headers({ 'accept-encoding': String(request.headers['accept-encoding'] ?? '') });
  headers.set('host', String(request.headers[':authority'] ?? ''));
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const real = path.startsWith('/empty/')
    ? await emptyOf(path.slice('/empty'.length), headers)
    : await answer(path, headers);
  response.writeHead(real.status, Object.fromEntries(real.headers));
  response.end(Buffer.from(await real.arrayBuffer()));
});
server.listen(Number(port), address, () => console.log('listening'));
