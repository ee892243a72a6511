import { createHash } from 'node:crypto';

/** Netlify sets the site's headers on static files only: what a function answers carries its own. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'";

/**
 * @param status HTTP status
 * @param body what contract.md promises for it
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
      ...SECURITY_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': NOTHING_ALLOWED,
      ...headers,
    },
  });

/** @param path of this site; the browser gets it with GET, and a reload posts nothing again */
export const seeOther = (path: string): Response =>
  new Response(null, {
    status: 303,
    headers: { ...SECURITY_HEADERS, 'content-security-policy': NOTHING_ALLOWED, location: path },
  });

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

const hashesOf = (html: string, element: 'script' | 'style'): string => {
  const sources = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(INLINE)) {
    // JSON-LD is data, which no policy blocks; an empty element is a script file.
    if (name?.toLowerCase() !== element || text === '' || /application\/(?:ld\+)?json/.test(attributes))
      continue;
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...sources].map((source) => ` ${source}`).join('');
};

/**
 * @param template a page of this site before a visitor's words are in it: only its own inline code gets a hash
 * @returns the policy of the site's own pages: the page's own code, files of this site, and nothing else
 */
export const contentSecurityPolicy = (template: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashesOf(template, 'script')}`,
    `style-src 'self'${hashesOf(template, 'style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/**
 * @param status HTTP status
 * @param html a whole document
 * @param policy from {@link contentSecurityPolicy}
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
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...headers,
    },
  });
