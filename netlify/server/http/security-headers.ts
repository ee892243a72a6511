/**
 * What netlify.toml gives every file of the site, for what it does not reach: Netlify sets those headers on static
 * files only, and a function's answer carries its own. A test holds that both lists are the same.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
