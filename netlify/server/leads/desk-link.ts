import type { MailPart } from '../email/mail-of-parts.ts';
import type { Environment } from '../environment.ts';

/**
 * @param path below the desk: `/<id of a lead>`, or a list's query with its question mark
 * @returns the address of a page at the desk; undefined when the site's own is not known
 */
export const deskAddress = (
  path: string,
  { siteUrl }: Partial<Pick<Environment, 'siteUrl'>>,
): string | undefined => (siteUrl === undefined ? undefined : `${siteUrl}/api/desk${path}`);

/** @returns a line of a mail that links to the desk; none when the site's address is not known */
export const deskLines = (
  text: string,
  path: string,
  environment: Partial<Pick<Environment, 'siteUrl'>>,
): MailPart['lines'] => {
  const href = deskAddress(path, environment);
  return href === undefined ? [] : [{ text, href }];
};
