import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

const agentStoriesSchema = z.strictObject({
  kind: z.literal('agent-stories'),
  title: titleSchema,
  rating: z
    .strictObject({
      value: copy(4, 'è una cifra').describe('La valutazione, ad esempio "{claim:agentRating}"'),
      label: copy(60, 'è una riga').describe('Chi la dà, ad esempio "su 5: il voto di chi lavora con noi"'),
    })
    .describe('Come gli agenti valutano l’agenzia'),
  agents: z.array(reference('agents')).min(2).max(4).describe('Le storie degli agenti; la prima è grande'),
});

export type AgentStories = z.output<typeof agentStoriesSchema>;

export const section = defineSection({ name: 'Storie di agenti', schema: agentStoriesSchema });
