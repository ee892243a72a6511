/** Longest page address that is tracked, in UTF-16 code units. Specification §5 and §9. */
export const MAX_PAGE_URL_LENGTH = 2000;

/**
 * Script schemes and the tags that load or run something, as they are or percent-encoded, as browsers write them
 * into an address. Specification §5.
 */
const SUSPICIOUS = /(?:(?:java|vb)script|data)(?::|%3a)|(?:<|%3c)(?:\/|%2f)?(?:script|iframe|object|embed)/i;

export type PageUrlProblem = 'invalid_url' | 'xss_attempt';

/**
 * The rules that browser and server share. Small: every visitor who reaches for a number fetches it.
 *
 * @param url address of a page
 * @returns why it is not tracked: empty or too long, or suspicious; undefined = nothing is wrong
 */
export const pageUrlProblem = (url: string): PageUrlProblem | undefined => {
  if (url === '' || url.length > MAX_PAGE_URL_LENGTH) return 'invalid_url';
  return SUSPICIOUS.test(url) ? 'xss_attempt' : undefined;
};
