import type { MiddlewareHandler } from 'astro';
import { SECURITY_HEADERS } from '../../netlify/server/http/security-headers.ts';
import { devPagePolicy } from './page-policy.ts';

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
