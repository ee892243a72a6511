import type { Allowed } from './cookie-choice.ts';

/**
 * Prefixes of the names of optional cookies (Specification §4, "Cookie banner"). Google's tag writes `_gcl_au` when
 * `ad_storage` is granted (optional-tags.ts).
 */
const COOKIE_PREFIXES = {
  analytics: ['_ga', '_gid', '_gat'],
  marketing: ['_fbp', '_fbc', '_gcl'],
} as const satisfies Record<keyof Allowed, readonly string[]>;

/** `a.b.example` and every parent domain. A browser ignores a domain that is too wide, such as `example`. */
const domainsOf = (host: string): string[] => {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
};

/**
 * Builds the texts that expire a visitor's refused cookies. A cookie can belong to the host alone or to any parent
 * domain, and `document.cookie` does not show which, so each cookie is expired for all of them.
 *
 * @param cookies text of `document.cookie`
 * @param host e.g. `www.trama.example`
 * @param allowed what the visitor decided
 * @returns texts to write to `document.cookie`, one after the other; empty when there is no refused cookie
 */
export const expiredCookies = (cookies: string, host: string, allowed: Allowed): string[] => {
  const refused = (['analytics', 'marketing'] as const)
    .filter((purpose) => !allowed[purpose])
    .flatMap((purpose): readonly string[] => COOKIE_PREFIXES[purpose]);
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => refused.some((prefix) => name.startsWith(prefix)))
    .flatMap((name) =>
      ['', ...domainsOf(host).map((domain) => `;domain=${domain}`)].map(
        (domain) => `${name}=;path=/;max-age=0${domain}`,
      ),
    );
};
