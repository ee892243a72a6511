import { hash } from 'node:crypto';
import { type TagIds, tagSources } from '../../../src/consent/tag-sources.ts';
import { WORKER_POLICY } from '../../../src/lead/waiting-worker.ts';
import { type SessionVariables, sessionOrigins } from '../../../src/session/settings.ts';

/**
 * Browser features that give access to a visitor's location, payment data, screen or devices. Browsers have about
 * eighty features. Naming all of them takes 1,170 bytes, but a page's headers may take only 800, and the compressed
 * size of the hashes varies by a few bytes from build to build. Six features fit on every page. The next candidates, at
 * 8 to 15 bytes each, are `bluetooth`, `serial`, `midi` and `display-capture`.
 */
const DENIED_FEATURES = ['camera', 'geolocation', 'hid', 'microphone', 'payment', 'usb'] as const;

/**
 * The headers of every answer, besides its content security policy. The build writes them into `dist/_headers`, which
 * Netlify applies only to static files. The functions set them on their own answers.
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
    // A policy never blocks JSON-LD, which is data. An empty element loads a script file.
    if (name?.toLowerCase() !== element || text === '' || /application\/(?:ld\+)?json/.test(attributes))
      continue;
    sources.add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return sources;
};

/** @returns the sources of a policy that allow a page's own styles and no others */
export const styleHashes = (html: string): string[] => [...hashesOf(html, 'style')];

/**
 * @param template a page of this site before a visitor's words are filled in, so that only its own code gets a hash
 * @param variables configure the optional tags and the visitor's session
 * @returns the content security policy of the page. It allows the page's inline code, files of this site, and the
 *   configured origins of the optional tags and of the session service, and nothing else
 */
export const contentSecurityPolicy = (
  template: string,
  variables: TagIds & SessionVariables = process.env,
): string => {
  const { script, report } = tagSources(variables);
  // This site's code never writes HTML or script text; its one policy makes the address of the service worker. Tags of
  // other hosts do, and have no policy that we could name.
  const trustedTypes =
    script.length > 0 ? [] : ["require-trusted-types-for 'script'", `trusted-types ${WORKER_POLICY}`];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(template, 'script'), ...script].join(' '),
    ["style-src 'self'", ...styleHashes(template)].join(' '),
    ["img-src 'self' data:", ...report].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...report, ...sessionOrigins(variables)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...trustedTypes,
  ].join(';');
};
