import {
  INTERACTION_TYPES,
  type Interaction,
  type InteractionType,
} from '../../../src/interaction/interaction.ts';
import { type PageUrlProblem, pageUrlProblem } from '../../../src/interaction/page-url.ts';
import { property } from '../property.ts';

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
  const type = property(value, 'interaction_type');
  const pageUrl = property(value, 'page_url');
  if (!isInteractionType(type) || typeof pageUrl !== 'string') return 'invalid_url';
  const problem = pageUrlProblem(pageUrl);
  if (problem !== undefined) return problem;
  if (CONTROL.test(pageUrl) || !URL.canParse(pageUrl)) return 'invalid_url';
  if (!/^https?:$/.test(new URL(pageUrl).protocol)) return 'invalid_url';
  return { interaction_type: type, page_url: pageUrl };
};
