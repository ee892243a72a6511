import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

const hashesOf = (html: string, element: 'script' | 'style'): string => {
  const sources = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(INLINE)) {
    // JSON-LD is data, which no policy blocks; an empty element is a script file.
    if (name?.toLowerCase() !== element || text === '' || /application\/(?:ld\+)?json/.test(attributes))
      continue;
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...sources].map((source) => ` ${source}`).join('');
};

/**
 * @param template a page of this site before a visitor's words are in it: only its own inline code gets a hash
 * @returns the policy of the site's own pages: the page's own code, files of this site, and nothing else
 */
export const contentSecurityPolicy = (template: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashesOf(template, 'script')}`,
    `style-src 'self'${hashesOf(template, 'style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
