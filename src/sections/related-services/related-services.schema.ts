import * as z from 'zod';
import { relatedServicesSchema } from '../../content-model/schemas/closing.ts';

export const relatedServicesSectionSchema = z.strictObject({
  kind: z.literal('related-services'),
  ...relatedServicesSchema.shape,
});

export type RelatedServices = z.output<typeof relatedServicesSectionSchema>;
