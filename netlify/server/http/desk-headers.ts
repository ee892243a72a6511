import { styleHashes } from './security-headers.ts';

/** What every page and answer of the desk has besides the headers of all answers: it shows personal data. */
export const DESK_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * @param template the built page /scrivania, before anything is filled in
 * @returns a policy that allows our styles, fonts, drawings and forms, and no script
 */
export const deskPolicy = (template: string): string =>
  [
    "default-src 'none'",
    ["style-src 'self'", ...styleHashes(template)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';');
