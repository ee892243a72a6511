/** Where an editor signs in and reads and writes. */
const GITHUB = 'https://api.github.com https://github.com';

/**
 * The policy of the editor's own pages, and of no other: it styles itself, shows pictures that it holds in memory, and
 * speaks to GitHub. Its code is the site's own file; nothing is evaluated.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self'",
  `connect-src 'self' data: blob: ${GITHUB} https://www.githubstatus.com`,
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "media-src 'self' blob:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join(';');

/** What every answer below `/admin` carries besides the headers of the whole site. */
export const EDITOR_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  // Pictures of people come from GitHub, which says of none that other sites may show it.
  'cross-origin-embedder-policy': 'unsafe-none',
  // The window in which one signs in, api.netlify.com's, hands over by a message to the one that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-robots-tag': 'noindex',
};
