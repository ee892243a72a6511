import { isOwnHost } from '../http/own-machine.ts';
import { SESSION_HOURS } from './sessions.ts';

/** How long the desk remembers which request somebody wanted to see before entering: as long as a link is good. */
const TARGET_SECONDS = 15 * 60;

/** Where a link of a mail may lead: the list, or one request. */
const TARGET = /^\/api\/desk(?:\/[\w-]{1,64})?(?:\?[\w%=&.+-]{0,400})?$/;

/**
 * On plain HTTP, which only this machine has, no browser keeps a cookie with the prefix, and Safari none that is secure.
 *
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
const isPlain = (request: Request): boolean => {
  const { protocol, host } = new URL(request.url);
  return protocol === 'http:' && isOwnHost(host);
};

const nameOf = (request: Request, what: string): string => (isPlain(request) ? what : `__Host-${what}`);

const read = (request: Request, what: string): string | undefined => {
  const start = `${nameOf(request, what)}=`;
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || undefined;
};

const written = (request: Request, what: string, value: string, seconds: number): string =>
  `${nameOf(request, what)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isPlain(request) ? '' : '; Secure'}`;

/** @returns the secret of the session that the browser has; undefined = none */
export const sessionOf = (request: Request): string | undefined => read(request, 'desk');

/** @returns the value of `Set-Cookie` that gives the browser a session; an empty secret takes it away */
export const sessionCookie = (request: Request, secret: string): string =>
  written(request, 'desk', secret, secret === '' ? 0 : SESSION_HOURS * 60 * 60);

/** @returns the path that somebody wanted to see before entering; undefined = none */
export const targetOf = (request: Request): string | undefined => {
  const value = read(request, 'desk-target');
  if (value === undefined) return undefined;
  const path = Buffer.from(value, 'base64url').toString();
  return TARGET.test(path) ? path : undefined;
};

/** @returns the value of `Set-Cookie` that remembers the path; an empty one forgets it; undefined = not worth it */
export const targetCookie = (request: Request, path: string): string | undefined => {
  if (path === '') return written(request, 'desk-target', '', 0);
  if (path === '/api/desk' || !TARGET.test(path)) return undefined;
  return written(request, 'desk-target', Buffer.from(path).toString('base64url'), TARGET_SECONDS);
};
