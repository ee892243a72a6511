import type { Allowed } from './cookie-choice.ts';

/**
 * Beginnings of the names of optional cookies: `_ga`, `_gid`, `_gat`; `_fbp`, `_fbc` (Specification §4, "Cookie banner").
 * Google's tag writes `_gcl_au` when `ad_storage` is granted (optional-tags.ts).
 */
const ANALYTICS = /^_g(a|id)/;
const MARKETING = /^_(fb[pc]|gcl)/;

const expire = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox before 140 have no cookie store.
  document.cookie = cookie;
};

/**
 * Expires cookies. One can belong to the host alone or to any parent domain, and `document.cookie` does not show which,
 * so each is expired for all of them; a browser ignores a domain that is too wide, such as `example`.
 */
const expireCookies = (names: RegExp): void => {
  for (const cookie of document.cookie.split('; ').filter((text) => names.test(text))) {
    const expired = cookie.replace(/=.*/, '=;path=/;max-age=0');
    expire(expired);
    for (let domain = location.hostname; domain; domain = domain.replace(/^[^.]+\.?/, ''))
      expire(`${expired};domain=${domain}`);
  }
};

/** @param allowed what the visitor decided: the cookies of every other purpose expire */
export const expireRefused = ({ analytics, marketing }: Allowed): void => {
  if (!analytics) expireCookies(ANALYTICS);
  if (!marketing) expireCookies(MARKETING);
};
