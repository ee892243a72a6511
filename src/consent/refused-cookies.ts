import type { Allowed } from './cookie-choice.ts';

/**
 * How the names of optional cookies begin (Specification §4, "Cookie banner"); `_gcl_au` is what Google's tag writes with
 * `ad_storage` granted (optional-tags.ts).
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
 * What makes a browser forget the cookies that a visitor refused. A cookie can stand on the host alone or on any parent
 * domain, and reading does not tell which: each is expired everywhere.
 *
 * @param cookies text of `document.cookie`
 * @param host e.g. `www.trama.example`
 * @param allowed what the visitor decided
 * @returns texts to write to `document.cookie`, one after the other; none when nothing refused is there
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
