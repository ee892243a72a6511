import * as z from 'zod/mini';
import {
  INTERACTION_TYPES,
  type Interaction,
  type PageUrlProblem,
  pageUrlProblem,
} from '../../../src/interaction/interaction.ts';

/** No browser writes one into an address, and Postgres cannot hold NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for.
const CONTROL = /[\u0000-\u001F\u007F]/;

const interactionSchema = z.object({ interaction_type: z.enum(INTERACTION_TYPES), page_url: z.string() });

/**
 * @param value parsed JSON
 * @returns the interaction, or why it is none; what is no interaction at all counts as an address that is not valid
 */
export const readInteraction = (value: unknown): Interaction | PageUrlProblem => {
  const { success, data: interaction } = interactionSchema.safeParse(value);
  if (!success) return 'invalid_url';
  const { page_url: pageUrl } = interaction;
  const problem = pageUrlProblem(pageUrl);
  if (problem !== undefined) return problem;
  if (CONTROL.test(pageUrl) || !URL.canParse(pageUrl)) return 'invalid_url';
  return /^https?:$/.test(new URL(pageUrl).protocol) ? interaction : 'invalid_url';
};
