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
