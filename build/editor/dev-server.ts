import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Plugin } from 'vite';
import { isOwnRequest } from '../../netlify/server/http/own-machine.ts';
import { SECURITY_HEADERS } from '../../netlify/server/http/security-headers.ts';
import { EDITOR_HEADERS, editorCode, editorPage } from './editor-files.ts';
import { answerFile } from './local-files.ts';
import { answerQuestions } from './questions.ts';
import { judge } from './refusal.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/** A placeholder: the local editor saves straight to the files and proposes nothing to a repository. */
const LOCAL_REPOSITORY = { name: 'questo/computer', branch: 'main' };

/** Whether a request comes from this machine and a page of this server: the network (`--host`) may not change files. */
const isOwn = ({ socket, headers }: IncomingMessage): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  isOwnRequest({ get: (name) => (headers[name] as string | undefined) ?? null }); // The three headers it reads come once.

const toRequest = (request: IncomingMessage): Request => {
  const { method = 'GET', headers } = request;
  const bare = method === 'GET' || method === 'HEAD';
  return new Request(`http://${headers.host}${request.url}`, {
    method,
    headers: { 'if-match': headers['if-match'] ?? '' },
    ...(bare ? {} : { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
};

const send = async (response: ServerResponse, answer: Response): Promise<void> => {
  response.statusCode = answer.status;
  const { 'strict-transport-security': _, ...site } = SECURITY_HEADERS;
  for (const [name, value] of [...Object.entries({ ...site, ...EDITOR_HEADERS }), ...answer.headers])
    response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  response.end(Buffer.from(await answer.arrayBuffer()));
};

/**
 * Serves the editor of `npm run dev` at `/admin`. It changes the content files of this machine.
 *
 * @param root the project's folder
 */
export const localEditor = (root: string): Plugin => {
  let code: ReturnType<typeof editorCode> | undefined;
  const find = async (name: string, siteUrl: string): Promise<BodyInit | undefined> => {
    const page = editorPage({ repository: LOCAL_REPOSITORY, siteUrl, local: true }).get(name);
    code ??= editorCode();
    return page ?? ((await code).get(name) as BodyInit | undefined);
  };
  const answer = async (request: IncomingMessage, name: string): Promise<Response> => {
    if (!isOwn(request))
      return new Response('The editor answers on http://127.0.0.1 alone.', { status: 403 });
    const [folder, ...path] = name.split('/').map(decodeURIComponent);
    if (folder === 'files')
      return answerFile(root, path.join('/'), toRequest(request), (unsaved) => judge(root, unsaved));
    if (name === 'questions') return answerQuestions(root, toRequest(request));
    const body = await find(name || 'index.html', `http://${request.headers.host}`);
    if (!body) return new Response('Not here', { status: 404 });
    const type = TYPES[(name || 'index.html').split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return new Response(body, { headers: { 'content-type': type } });
  };
  return {
    name: 'trama:local-editor',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.originalUrl ?? request.url ?? '').split(/[?#]/, 1)[0] ?? '';
        if (path !== '/admin' && !path.startsWith('/admin/')) return next();
        answer(request, path.slice('/admin/'.length))
          .then((found) => send(response, found))
          .catch(next);
      });
    },
  };
};
