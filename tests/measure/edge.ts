import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstView } from '../../build/page/weight.ts';
import speculationRules, { config as speculation } from '../../netlify/functions/speculation-rules.mts';
import { openSite } from '../../netlify/local/host/site.ts';
import { readHost } from './hosts.ts';

/**
 * Runs as a program of its own, in the server's network namespace. Serves dist/ as a CDN's edge does: over TLS 1.3 and
 * HTTP/2 in brotli 11, with the headers of netlify.toml and `_headers`, and with the one function that pages request by
 * themselves. At `/cut/ROUTE` it serves a page cut off after its hero. The requested host name states the size of TLS
 * records and which build to serve (hosts.ts).
 *
 * Arguments: the folder of key.pem and certificate.pem, the address and the port to listen on, another build's folder.
 */
const [folder = '', address = '127.0.0.1', port = '8443', other = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const own = await openSite(root, join(root, 'dist'));
const sites = { own, other: other ? await openSite(root, other) : own };

const CUT = '/cut/';

const answer = async (build: keyof typeof sites, path: string, headers: Headers): Promise<Response> =>
  path === speculation.path
    ? speculationRules(new Request(new URL(path, 'https://edge.test'), { headers }))
    : await sites[build].answer({
        method: 'GET',
        path,
        search: '',
        headers,
        ip: '127.0.0.1',
        body: () => Promise.resolve(Buffer.alloc(0)),
      });

const cutOff = async (path: string, headers: Headers): Promise<Response> => {
  const plain = new Headers({ ...Object.fromEntries(headers), 'accept-encoding': 'identity' });
  const whole = await answer('own', path, plain);
  const given = new Headers(whole.headers);
  // A page that is cut off needs no speculation rules, and the etag is the whole page's.
  for (const name of ['speculation-rules', 'etag', 'content-length']) given.delete(name);
  given.set('content-encoding', 'br');
  return new Response(brotliCompressSync(firstView(await whole.text())), { headers: given });
};

const server = createSecureServer({
  key: readFileSync(join(folder, 'key.pem')),
  cert: readFileSync(join(folder, 'certificate.pem')),
  minVersion: 'TLSv1.3',
  allowHTTP1: true,
});
server.on('secureConnection', (socket) => {
  socket.setMaxSendFragment(readHost(String(socket.servername)).bytes);
});
server.on('request', async (request, response) => {
  const headers = new Headers({ 'accept-encoding': String(request.headers['accept-encoding'] ?? '') });
  const host = String(request.headers[':authority'] ?? '');
  headers.set('host', host);
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const given = path.startsWith(CUT)
    ? await cutOff(path.slice(CUT.length - 1), headers)
    : await answer(readHost(host).build, path, headers);
  response.writeHead(given.status, Object.fromEntries(given.headers));
  response.end(Buffer.from(await given.arrayBuffer()));
});
server.listen(Number(port), address, () => console.log('listening'));
