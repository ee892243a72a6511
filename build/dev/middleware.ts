import type { MiddlewareHandler } from 'astro';
import { contentSecurityPolicy } from '../../netlify/server/http/content-security-policy.ts';
import { SECURITY_HEADERS } from '../../netlify/server/http/security-headers.ts';

/** What the dev server's client needs, by directive; an empty text removes the directive. */
const CHANGED: Readonly<Record<string, string>> = {
  // It replaces styles as their files change; a hash beside 'unsafe-inline' would switch that off.
  'style-src': "style-src 'self' 'unsafe-inline'",
  // It draws its errors as HTML.
  'require-trusted-types-for': '',
  'trusted-types': '',
};

/** The client waits in such a worker until the server is back. */
const ADDED = 'worker-src blob:';

/**
 * @param html a page as `astro dev` renders it
 * @returns the page's policy as the build would write it, but for what the dev server's client needs
 */
export const devPagePolicy = (html: string): string =>
  contentSecurityPolicy(html)
    .split(';')
    .map((directive) => CHANGED[directive.split(' ', 1)[0] ?? ''] ?? directive)
    .filter((directive) => directive !== '')
    .concat(ADDED)
    .join(';');

/** Gives each page of `astro dev` the headers that its built page has from `dist/_headers`. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  headers.set('content-security-policy', devPagePolicy(html));
  return new Response(html, { status: answer.status, headers });
};
