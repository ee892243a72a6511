import * as z from 'zod';
import { relatedServicesSchema } from '../../content-model/schemas/closing.ts';
import { defineSection } from '../../content-model/section.ts';

const relatedServicesSectionSchema = z.strictObject({
  kind: z.literal('related-services'),
  ...relatedServicesSchema.shape,
});

export type RelatedServices = z.output<typeof relatedServicesSectionSchema>;

export const section = defineSection({ name: 'Servizi collegati', schema: relatedServicesSectionSchema });
