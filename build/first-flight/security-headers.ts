import { createHash } from 'node:crypto';

const INLINE = {
  script: /<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs,
  style: /<style>(.*?)<\/style>/gs,
};
const DATA_TYPE = /type="application\/(?:ld\+)?json"/;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentSecurityPolicy = (html: string): string => {
  const scripts = [...html.matchAll(INLINE.script)]
    .filter((match) => !DATA_TYPE.test(match[1] ?? ''))
    .map((match) => hash(match[2] ?? ''));
  const styles = [...html.matchAll(INLINE.style)].map((match) => hash(match[1] ?? ''));
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join(';');
};

/**
 * @param path address pattern of the page, as Netlify's `_headers` writes it
 * @param html the finished page
 * @returns the page's rule: a content security policy with the hashes of exactly its own inline code
 * @throws when the page holds a style attribute or an inline handler, which the policy would block
 */
export const securityHeaders = (path: string, html: string): string => {
  const blocked = html.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=[^>]*>/);
  if (blocked) throw new Error(`${path}: the content security policy blocks ${blocked[0].slice(0, 120)}`);
  return `${path}\n  Content-Security-Policy: ${contentSecurityPolicy(html)}`;
};
