/** The endpoint that receives tracked clicks. */
export const INTERACTION_ENDPOINT = '/api/contact-interactions';

/** The kinds of tracked links: `tel:` links and the chat link. Specification §3. */
export const INTERACTION_TYPES = ['phone', 'whatsapp'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** Longest page address that is tracked, in UTF-16 code units. Specification §5 and §9. */
export const MAX_PAGE_URL_LENGTH = 2000;

/** Percent-encoded ASCII, except for the characters that separate the parts of an address: `#`, `&`, `/`, `=`, `?`. */
const ENCODED = /%(?!2[36f]|3[df])([0-7][\da-f])/gi;

/**
 * A script scheme where an address begins: at the start, at that of a part of the path, of the query or the fragment,
 * or of a parameter's value. Inside a value the same letters are a word (`big-data:promo`). And tags that load or run
 * something, wherever they stand. Specification §5.
 */
const SUSPICIOUS =
  /(?:^(?:[^?#]*\/)?|[?#&=])[\s+]*(?:(?:java|vb)script|data):|<(?:\/|%2f)?(?:script|iframe|object|embed)/i;

const decode = (url: string): string =>
  url.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

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
  // An address inside an address is encoded twice, and browsers ignore line breaks and tabs within a scheme.
  return SUSPICIOUS.test(decode(decode(url)).replace(/\p{Cc}/gu, '')) ? 'xss_attempt' : undefined;
};

/** Reasons why the server refuses an interaction. Specification §7. */
export type InteractionRefusal = PageUrlProblem | 'rate_limit';

/** Body of the request that posts a tracked click. */
export interface Interaction {
  readonly interaction_type: InteractionType;
  /** Address of the page that held the link, 1 to 2000 characters. */
  readonly page_url: string;
}
