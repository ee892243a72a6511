import type { MiddlewareHandler } from 'astro';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../netlify/server/http/security-headers.ts';

/** Directives that the dev server's client needs changed, by name; an empty text removes the directive. */
const CHANGED: Readonly<Record<string, string>> = {
  // The client replaces styles when their files change. With a hash beside it, browsers ignore 'unsafe-inline'.
  'style-src': "style-src 'self' 'unsafe-inline'",
  // The client writes its error messages as HTML.
  'require-trusted-types-for': '',
  'trusted-types': '',
  // While the server restarts, the client waits in a worker made from a blob.
  'worker-src': "worker-src 'self' blob:",
};

/**
 * @param html a page as `astro dev` renders it
 * @returns the policy that the build would write for the page, with the changes that the dev server's client needs
 */
export const devPagePolicy = (html: string): string =>
  contentSecurityPolicy(html)
    .split(';')
    .map((directive) => CHANGED[directive.split(' ', 1)[0] ?? ''] ?? directive)
    .filter((directive) => directive !== '')
    .join(';');

/** Gives each page of `astro dev` the headers that its built page gets from `dist/_headers`. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  headers.set('content-security-policy', devPagePolicy(html));
  return new Response(html, { status: answer.status, headers });
};
