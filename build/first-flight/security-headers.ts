import { contentSecurityPolicy } from '../../netlify/server/http/content-security-policy.ts';

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
