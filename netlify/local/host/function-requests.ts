import { htmlAnswer, jsonAnswer, methodNotAllowed } from '../../server/http/answers.ts';
import { mediaTypeOf } from '../../server/http/request-body.ts';
import { contentSecurityPolicy } from '../../server/http/security-headers.ts';
import { REJECTIONS } from '../../server/leads/lead-rejections.ts';
import { BodyTooLarge, type Incoming } from '../http/incoming.ts';
import { METHODS } from '../http/server.ts';
import { type BackgroundWork, callFunction, REQUEST_LIMIT_MS } from './call-function.ts';
import { makeContext } from './function-context.ts';
import type { LoadedFunction } from './function-module.ts';

/**
 * @param url returns the URL of the site
 * @returns a handler that answers the requests for functions, and returns null for all others
 */
export const functionRequests =
  (functions: readonly LoadedFunction[], background: BackgroundWork, url: () => string) =>
  async (incoming: Incoming): Promise<Response | null> => {
    const found = findFunction(functions, incoming.path);
    if (found === null) return null;
    const { called, params } = found;
    const { method } = incoming;
    const allowed = called.methods ?? METHODS;
    if (!allowed.includes(method)) {
      return methodNotAllowed(allowed);
    }
    const type = incoming.headers.get('content-type');
    try {
      const body = await incoming.body(bodyLimit(type));
      const context = makeContext(url(), incoming.ip, params, (work) => background.add(called.name, work));
      const request = toRequest(incoming, body, url());
      request.headers.set('x-nf-client-connection-ip', incoming.ip);
      request.headers.set('x-nf-request-id', context.requestId);
      return await callFunction(called, request, context, REQUEST_LIMIT_MS);
    } catch (error) {
      if (error instanceof BodyTooLarge) return tooLarge(type);
      throw error;
    }
  };

const findFunction = (functions: readonly LoadedFunction[], pathname: string) => {
  for (const called of functions) {
    for (const pattern of called.patterns) {
      const match = pattern.exec({ pathname });
      if (match === null) continue;
      const named = Object.entries(match.pathname.groups).filter(([name]) => !/^\d+$/.test(name));
      return { called, params: Object.fromEntries(named.map(([name, value]) => [name, value ?? ''])) };
    }
  }
  return null;
};

const toRequest = ({ method, path, search, headers }: Incoming, body: Buffer, url: string): Request => {
  const host = headers.get('host');
  // Credentials are not allowed in a host (RFC 9110 §4.2.4), and Request throws for a URL that has them.
  const isHost = host !== null && !host.includes('@') && URL.canParse(`http://${host}`);
  const base = isHost ? `http://${host}` : url;
  // Only the platform sets x-nf headers, so a client's own ones do not reach a function.
  const passed = [...headers].filter(([name]) => !name.startsWith('x-nf-'));
  return new Request(`${base}${path}${search}`, {
    method,
    headers: passed,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
  });
};

/** Netlify's limit for a buffered request: 6 MiB, counted after binary bodies are encoded in base64. */
const REQUEST_LIMIT_BYTES = 6 * 1024 * 1024;

const TEXT_TYPES = new Set([
  'application/csp-report',
  'application/graphql',
  'application/javascript',
  'application/json',
  'application/x-ndjson',
  'application/x-www-form-urlencoded',
  'application/xml',
]);

const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * @param contentType header of the request, null when absent
 * @returns how many bytes of such a body reach a function on Netlify, which passes text on unchanged and everything
 *   else, including multipart and unknown types, in base64
 */
export const bodyLimit = (contentType: string | null): number => {
  const type = mediaTypeOf(contentType);
  const isText = type.startsWith('text/') || /\+(?:json|xml)$/.test(type) || TEXT_TYPES.has(type);
  return isText ? REQUEST_LIMIT_BYTES : Math.floor(REQUEST_LIMIT_BYTES / 4) * 3;
};

/** The 413 of docs/http.md. Netlify also refuses such a request before the function, but with its own page. */
const tooLarge = (contentType: string | null): Response => {
  const { status, notice } = REJECTIONS.too_large;
  if (!FORM_TYPES.has(mediaTypeOf(contentType))) {
    return jsonAnswer(status, { ok: false, code: 'too_large', message: notice.description });
  }
  const page = `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${notice.title}</title></head>
<body><h1>${notice.title}</h1><p>${notice.description}</p></body>
</html>
`;
  return htmlAnswer(status, page, contentSecurityPolicy(page));
};
