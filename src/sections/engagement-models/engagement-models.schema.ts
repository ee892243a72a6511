import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { priceNoteSchema } from '../common-schemas.ts';

export const engagementModelsSchema = z.strictObject({
  kind: z.literal('engagement-models'),
  title: titleSchema,
  solutions: reference('solutions').describe(
    'The list, a file of src/content/solutions, e.g. collaborazione',
  ),
  note: priceNoteSchema,
});

export type EngagementModels = z.output<typeof engagementModelsSchema>;
