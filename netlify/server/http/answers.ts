import { SECURITY_HEADERS } from './security-headers.ts';

/** Search engines must not show the answers of functions, on any deploy. */
const HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const answer = (
  status: number,
  body: string | null,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(body, {
    status,
    headers: { ...HEADERS, 'content-security-policy': NOTHING_ALLOWED, ...headers },
  });

/**
 * @param status HTTP status
 * @param body as docs/http.md describes it for this status
 * @param headers further headers, such as `allow`
 */
export const jsonAnswer = (
  status: number,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  answer(status, JSON.stringify(body), { 'content-type': 'application/json; charset=utf-8', ...headers });

/** 405. @param allowed the methods that this address accepts */
export const methodNotAllowed = (allowed: readonly string[]): Response =>
  jsonAnswer(405, { ok: false, code: 'method_not_allowed' }, { allow: allowed.join(', ') });

/** 503: it is not certain that the request was carried out. */
export const unavailableAnswer = (): Response => jsonAnswer(503, { ok: false, code: 'unavailable' });

/** 204: the request was carried out, and the answer has no body. */
export const noContent = (): Response => answer(204, null);

/**
 * 303. The browser fetches it with GET, so a reload does not post the form again.
 *
 * @param path a path of this site
 */
export const seeOther = (path: string, headers: Readonly<Record<string, string>> = {}): Response =>
  answer(303, null, { ...headers, location: path });

/** 200 with a file that the browser saves and does not open. @param headers its type and name */
export const fileAnswer = (
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response =>
  new Response(body, {
    status: 200,
    headers: { ...HEADERS, 'content-security-policy': NOTHING_ALLOWED, ...headers },
  });

/**
 * @param status HTTP status
 * @param html a complete document
 * @param policy from `contentSecurityPolicy` of security-headers.ts
 */
export const htmlAnswer = (
  status: number,
  html: string,
  policy: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  answer(status, html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...headers,
  });
