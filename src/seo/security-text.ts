/** Days until the file has to be written anew (RFC 9116 asks for less than a year); each deploy does so. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/**
 * @param siteUrl address of the site without a slash at the end
 * @param email where a finder of a hole writes
 * @param now day of the build
 * @returns the text of security.txt (RFC 9116)
 */
export const securityText = (siteUrl: string, email: string, now: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
