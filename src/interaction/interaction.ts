import type { PageUrlProblem } from './page-url.ts';

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
