import { contentSecurityPolicy } from '../../netlify/server/http/security-headers.ts';

/** What the dev server's own client needs, by directive; an empty text takes the directive away. */
const CHANGED: Readonly<Record<string, string>> = {
  // It replaces styles as their files change; a hash beside 'unsafe-inline' would switch that off.
  'style-src': "style-src 'self' 'unsafe-inline'",
  // It draws its errors as HTML.
  'require-trusted-types-for': '',
  'trusted-types': '',
};

/** It waits in such a worker for a server that comes back. */
const ADDED = 'worker-src blob:';

/**
 * @param html a page as `astro dev` renders it
 * @returns the page's policy as the build would write it, but for what the dev server's client could not bear
 */
export const devPagePolicy = (html: string): string =>
  contentSecurityPolicy(html)
    .split(';')
    .map((directive) => CHANGED[directive.split(' ', 1)[0] ?? ''] ?? directive)
    .filter((directive) => directive !== '')
    .concat(ADDED)
    .join(';');
