import * as z from 'zod';
import { copy } from './copy.ts';
import { photographSchema } from './picture.ts';
import { WEAVES } from './service.ts';

/** The story of an agent: `src/content/agents/*.yaml`. Specification §2, "Careers: success stories". */
export const agentSchema = z.strictObject({
  name: copy(40, 'it stands on one line').describe('Who tells it, e.g. Davide Sorgente'),
  zone: copy(40, 'it stands on one line').describe('Where they work, e.g. Bergamo e provincia'),
  before: copy(70, 'it is two lines').describe('What they did before, e.g. "Vendeva macchine utensili"'),
  now: copy(70, 'it is two lines').describe('What they do now, e.g. "Segue le officine della valle"'),
  quote: copy(200, 'it is read in one glance').describe('What they say, without quotation marks'),
  weave: z.enum(WEAVES).describe('The weave of the initials that stand in for a portrait, e.g. spina'),
  portrait: photographSchema.describe('A photograph; without it, the woven initials').optional(),
  placeholder: z.boolean().describe('On an invented story, until a real one replaces it: true').optional(),
});
export type AgentData = z.output<typeof agentSchema>;
