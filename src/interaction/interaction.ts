/** The endpoint that receives tracked clicks. */
export const INTERACTION_ENDPOINT = '/api/contact-interactions';

/** The kinds of tracked links: `tel:` links and the chat link. Specification §3. */
export const INTERACTION_TYPES = ['phone', 'whatsapp'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** Longest page address that is tracked, in UTF-16 code units. Specification §5 and §9. */
export const MAX_PAGE_URL_LENGTH = 2000;

/**
 * Script schemes and tags that load or run something, plain or percent-encoded as browsers write them into an address.
 * Specification §5.
 */
const SUSPICIOUS = /(?:(?:java|vb)script|data)(?::|%3a)|(?:<|%3c)(?:\/|%2f)?(?:script|iframe|object|embed)/i;

export type PageUrlProblem = 'invalid_url' | 'xss_attempt';

/**
 * Checks a page's address by the rules that browser and server share. Keep this module small: every visitor who reaches
 * for a contact link downloads it.
 *
 * @param url address of a page
 * @returns why the click is not tracked: the address is empty or too long, or suspicious; undefined when it is fine
 */
export const pageUrlProblem = (url: string): PageUrlProblem | undefined => {
  if (url === '' || url.length > MAX_PAGE_URL_LENGTH) return 'invalid_url';
  return SUSPICIOUS.test(url) ? 'xss_attempt' : undefined;
};

/** Reasons why the server refuses an interaction. Specification §7. */
export type InteractionRefusal = PageUrlProblem | 'rate_limit';

/** Body of the request that posts a tracked click. */
export interface Interaction {
  readonly interaction_type: InteractionType;
  /** Address of the page that held the link, 1 to 2000 characters. */
  readonly page_url: string;
}
