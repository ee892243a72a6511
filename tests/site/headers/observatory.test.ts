import { expect, test } from 'vitest';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../../netlify/server/http/security-headers.ts';
import { brokenRules } from './observatory.ts';

const POLICY = contentSecurityPolicy('<script>a</script><style>b</style>', {});
const broken = (name: string, value: string): string[] => {
  const headers = new Headers({ ...SECURITY_HEADERS, 'content-security-policy': POLICY });
  headers.set(name, value);
  return brokenRules(headers);
};
const policy = (from: string | RegExp, to: string): string => POLICY.replace(from, to);

test('finds nothing wrong with our own headers, and every missing one', () => {
  expect(broken('x', 'y')).toEqual([]);
  expect(brokenRules(new Headers())).toHaveLength(8);
});

test.each<[string, string, string]>([
  ['another default', 'content-security-policy', policy("'none'", "'self'")],
  ['no default', 'content-security-policy', policy(/^default-src 'none';/, '')],
  ['unsafe script', 'content-security-policy', policy("script-src 'self'", "script-src 'unsafe-inline'")],
  [
    'scripts loaded by scripts',
    'content-security-policy',
    policy("script-src 'self'", "script-src 'strict-dynamic'"),
  ],
  ['eval', 'content-security-policy', policy("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
  ['unsafe style', 'content-security-policy', policy("style-src 'self'", "style-src 'unsafe-inline'")],
  ['objects from anywhere', 'content-security-policy', policy(/;object-src 'none'|$/, ';object-src *')],
  ['scripts of any host', 'content-security-policy', policy("script-src 'self'", 'script-src https:')],
  ['scripts as data', 'content-security-policy', policy("script-src 'self'", 'script-src data:')],
  ['pictures over plain HTTP', 'content-security-policy', policy(' data:', ' http://a.example')],
  ['a directive twice', 'content-security-policy', `${POLICY};script-src 'none'`],
  ['framing by anyone', 'content-security-policy', policy(/;frame-ancestors 'none'/, '')],
  ['a referrer that reveals the address', 'referrer-policy', 'unsafe-url'],
  ['a short promise of HTTPS', 'strict-transport-security', 'max-age=15551999'],
  ['two promises of HTTPS', 'strict-transport-security', 'max-age=63072000, max-age=0'],
  ['resources for anybody', 'cross-origin-resource-policy', 'cross-origin'],
  ['openers of any kind', 'cross-origin-opener-policy', 'unsafe-none'],
  ['embedding of any kind', 'cross-origin-embedder-policy', 'unsafe-none'],
  ['sniffing', 'x-content-type-options', 'x'],
  ['secrets for any site', 'access-control-allow-credentials', 'true'],
  ['a cookie', 'set-cookie', 'a=b; Secure; HttpOnly; SameSite=Lax'],
])('refuses %s', (_, name, value) => {
  expect(broken(name, value)).toEqual([expect.stringContaining(`${name}: `)]);
});

test('accepts six months of HTTPS and more', () => {
  for (const seconds of [15_552_000, 31_536_000, 63_072_000, 100_000_000])
    expect(broken('strict-transport-security', `max-age=${seconds}; includeSubDomains`)).toEqual([]);
});
