import { type PageUrlProblem, pageUrlProblem } from './page-url.ts';

/** Where a tracked click is posted. */
export const INTERACTION_ENDPOINT = '/api/contact-interactions';

/** What a visitor reached for: a `tel:` link or the chat link. Specification §3. */
export const INTERACTION_TYPES = ['phone', 'whatsapp'] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** Why the server takes no interaction. Specification §7. */
export type InteractionRefusal = PageUrlProblem | 'rate_limit';

/** A tracked click as it is posted. */
export interface Interaction {
  readonly interaction_type: InteractionType;
  /** Address of the page that held the link, 1 to 2000 characters. */
  readonly page_url: string;
}

/** No browser writes one into an address, and Postgres cannot hold NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for.
const CONTROL = /[\u0000-\u001F\u007F]/;

const isInteractionType = (value: unknown): value is InteractionType =>
  INTERACTION_TYPES.some((type) => type === value);

/**
 * @param value parsed JSON
 * @returns the interaction, or why it is none; what is no interaction at all counts as an address that is not valid
 */
export const readInteraction = (value: unknown): Interaction | PageUrlProblem => {
  if (typeof value !== 'object' || value === null) return 'invalid_url';
  const type: unknown = Object.hasOwn(value, 'interaction_type')
    ? Reflect.get(value, 'interaction_type')
    : undefined;
  const pageUrl: unknown = Object.hasOwn(value, 'page_url') ? Reflect.get(value, 'page_url') : undefined;
  if (!isInteractionType(type) || typeof pageUrl !== 'string') return 'invalid_url';
  const problem = pageUrlProblem(pageUrl);
  if (problem !== undefined) return problem;
  if (CONTROL.test(pageUrl) || !URL.canParse(pageUrl)) return 'invalid_url';
  if (!/^https?:$/.test(new URL(pageUrl).protocol)) return 'invalid_url';
  return { interaction_type: type, page_url: pageUrl };
};
