import * as z from 'zod';
import { copy } from '../fields/copy.ts';
import { headlineSchema, titleSchema } from '../fields/heading.ts';
import { reference } from '../fields/reference.ts';
import { actionSchema } from './lead-forms.ts';

/** Schemas of the end of a page or an article: related services and the closing call. */

export const relatedServicesSchema = z.strictObject({
  title: titleSchema,
  services: z
    .array(reference('services'))
    .length(3)
    .describe('Three services that go with this one, e.g. cybersecurity'),
});

export const closingCallSchema = z.strictObject({
  headline: headlineSchema,
  action: actionSchema.describe('A second way besides calling, e.g. the form of the page').optional(),
  reassurances: z.array(copy(40)).length(3).describe('Three reassurances below the number'),
});
