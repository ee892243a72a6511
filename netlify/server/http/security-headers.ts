import { createHash } from 'node:crypto';
import { type TagIds, tagSources } from '../../../src/consent/tag-sources.ts';
import { type SessionVariables, sessionOrigins } from '../../../src/session/settings.ts';

/**
 * What reaches a visitor's place, purse, screen or devices. Browsers know some eighty features; naming all takes
 * 1,170 bytes, and a page's headers may take 800. Seven fit on every page; a build's hashes compress to a few bytes more
 * or less. Next in line, at 8 to 11 bytes each: `bluetooth`, `serial`, `midi`.
 */
const DENIED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'payment',
  'usb',
] as const;

/**
 * The headers of every answer, besides its content security policy: the build writes them into `dist/_headers`, which
 * Netlify applies to static files only, and the functions set them on their own answers.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

const hashesOf = (html: string, element: 'script' | 'style'): Set<string> => {
  const sources = new Set<string>();
  for (const [, name, attributes = '', text = ''] of html.matchAll(INLINE)) {
    // JSON-LD is data, which no policy blocks; an empty element is a script file.
    if (name?.toLowerCase() !== element || text === '' || /application\/(?:ld\+)?json/.test(attributes))
      continue;
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return sources;
};

/**
 * @param template a page of this site before a visitor's words are in it: only its own inline code gets a hash
 * @param variables those that configure optional tags and the visitor's session
 * @returns the policy of the site's own pages: the page's own code, files of this site, the origins of the optional
 *   tags and of the session's service where they are configured, and nothing else
 */
export const contentSecurityPolicy = (
  template: string,
  variables: TagIds & SessionVariables = process.env,
): string => {
  const { script, report } = tagSources(variables);
  // No code of this site writes HTML or script text; the tags of other hosts do, without a policy that could be named.
  const trustedTypes =
    script.length > 0 ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(template, 'script'), ...script].join(' '),
    ["style-src 'self'", ...hashesOf(template, 'style')].join(' '),
    ["img-src 'self' data:", ...report].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...report, ...sessionOrigins(variables)].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...trustedTypes,
  ].join(';');
};
