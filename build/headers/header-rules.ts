import { DESK_HEADERS, deskPolicy } from '../../netlify/server/http/desk-headers.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../netlify/server/http/security-headers.ts';
import { RULES_PATH } from '../../netlify/server/speculation/speculation-rules.ts';
import { WORKER_ADDRESS } from '../../src/lead/waiting-worker.ts';
import type { BuiltPage } from '../page/built-pages.ts';

/** Contexts that are not previews: production, and local builds, which make the same site. */
const PUBLIC = new Set([undefined, '', 'production', 'dev', 'local']);

/**
 * @param context Netlify's deploy context
 * @returns whether the build is a preview, which search engines must not show
 */
export const isPreview = (context: string | undefined): boolean => !PUBLIC.has(context);

/**
 * @param path address pattern in the syntax of Netlify's `_headers`
 * @returns the lines of the rule that sets these headers; when several rules match an address, the last one wins
 */
export const headerRule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * @param context Netlify's deploy context
 * @returns a rule for every address, with the security headers and noindex on previews, one for the pictures of
 *   social networks, which other sites may embed, and one for the service worker, which reaches this site alone
 */
export const commonHeaders = (context: string | undefined): string[] => [
  headerRule('/*', { ...SECURITY_HEADERS, ...(isPreview(context) ? { 'x-robots-tag': 'noindex' } : {}) }),
  headerRule('/social/*', { 'cross-origin-resource-policy': 'cross-origin' }),
  headerRule(WORKER_ADDRESS, {
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'cache-control': 'no-cache',
  }),
];

/**
 * Netlify's CDN looks for the rules of the address that was asked for, its command line for those of the file that it
 * found (docs/decisions/0023-local-host.md): a page has the same rule for both.
 *
 * @param page address and file of the page
 * @param html the finished page
 * @returns the page's rules: a content security policy with the hashes of exactly its own inline code, and the address
 *   of the speculation rules, which the error page does not get because its pattern `/*` matches every file
 * @throws when the page holds a style attribute or an inline handler, which the policy would block
 */
export const pageHeaders = ({ path, file }: BuiltPage, html: string): string => {
  const blocked = html.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=[^>]*>/);
  if (blocked) throw new Error(`${path}: the content security policy blocks ${blocked[0].slice(0, 120)}`);
  const policy = { 'content-security-policy': contentSecurityPolicy(html) };
  if (path === '/*') return headerRule(path, policy);
  const headers = { ...policy, 'Speculation-Rules': `"${RULES_PATH}"` };
  return [headerRule(path, headers), headerRule(`/${file}`, headers)].join('\n');
};

/** @returns the rules of the desk's door: those of all pages of the desk */
export const deskHeaders = ({ path, file }: BuiltPage, html: string): string => {
  const headers = { 'content-security-policy': deskPolicy(html), ...DESK_HEADERS };
  return [headerRule(path, headers), headerRule(`/${file}`, headers)].join('\n');
};
