/** Where a tracked click is posted. */
export const INTERACTION_ENDPOINT = '/api/contact-interactions';

/** What a visitor reached for: a `tel:` link or the chat link. Specification §3. */
export const INTERACTION_TYPES = ['phone', 'whatsapp'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

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

/** Why the server takes no interaction. Specification §7. */
export type InteractionRefusal = PageUrlProblem | 'rate_limit';

/** A tracked click as it is posted. */
export interface Interaction {
  readonly interaction_type: InteractionType;
  /** Address of the page that held the link, 1 to 2000 characters. */
  readonly page_url: string;
}
