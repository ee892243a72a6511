import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { titleSchema } from '../heading-schema.ts';

export const relatedServicesSchema = z.strictObject({
  kind: z.literal('related-services'),
  title: titleSchema,
  services: z
    .array(reference('services'))
    .length(3)
    .describe('Three services that go with this one, e.g. cybersecurity'),
});

export type RelatedServices = z.output<typeof relatedServicesSchema>;
