import { SECURITY_HEADERS } from './security-headers.ts';

/** What a function answers is no page that a search engine may show, on a preview or anywhere. */
const HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * @param status HTTP status
 * @param body what docs/http.md promises for it
 * @param headers further headers, `allow` for one
 */
export const jsonAnswer = (
  status: number,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      ...HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': NOTHING_ALLOWED,
      ...headers,
    },
  });

/** 405. @param allowed the methods that this address takes */
export const methodNotAllowed = (allowed: readonly string[]): Response =>
  jsonAnswer(405, { ok: false, code: 'method_not_allowed' }, { allow: allowed.join(', ') });

/** 503: nothing is known to be done. */
export const unavailableAnswer = (): Response => jsonAnswer(503, { ok: false, code: 'unavailable' });

/** Done, and nothing to say. */
export const noContent = (): Response =>
  new Response(null, { status: 204, headers: { ...HEADERS, 'content-security-policy': NOTHING_ALLOWED } });

/** @param path of this site; the browser gets it with GET, and a reload posts nothing again */
export const seeOther = (path: string): Response =>
  new Response(null, {
    status: 303,
    headers: { ...HEADERS, 'content-security-policy': NOTHING_ALLOWED, location: path },
  });

/**
 * @param status HTTP status
 * @param html a whole document
 * @param policy from `contentSecurityPolicy` of security-headers.ts
 */
export const htmlAnswer = (
  status: number,
  html: string,
  policy: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(html, {
    status,
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...headers,
    },
  });
