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

/**
 * @param status HTTP status
 * @param html a whole document
 * @param policy from content-security-policy.ts
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
