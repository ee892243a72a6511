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
  'x-robots-tag': 'noindex',
};
