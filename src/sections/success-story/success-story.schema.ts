import * as z from 'zod';
import { copy } from '../../content-model/schemas/copy.ts';
import { clothSchema } from '../cloth-schema.ts';
import { figureSchema } from '../figure-schema.ts';
import { titleSchema } from '../heading-schema.ts';

export const successStorySchema = z.strictObject({
  kind: z.literal('success-story'),
  title: titleSchema,
  client: copy(60, 'it stands on one line').describe('Who it is, e.g. "Cassa Valdora, banca del territorio"'),
  before: copy(260, 'it is a short paragraph').describe('How it was'),
  after: copy(260, 'it is a short paragraph').describe('What was done and what it is like now'),
  cloth: clothSchema,
  figures: z.array(figureSchema).min(2).max(4).describe('What came of it, two to four figures'),
  placeholder: z.boolean().describe('On an invented story, until a real one replaces it: true').optional(),
});

export type SuccessStory = z.output<typeof successStorySchema>;
