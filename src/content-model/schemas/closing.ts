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
    .min(1)
    .max(3)
    .describe('Da uno a tre servizi che vanno insieme a questo, ad esempio cybersecurity'),
});

export const closingCallSchema = z.strictObject({
  headline: headlineSchema,
  action: actionSchema
    .describe('Un secondo modo oltre alla chiamata, ad esempio il modulo della pagina')
    .optional(),
  reassurances: z.array(copy(40)).min(1).max(3).describe('Da una a tre rassicurazioni sotto il numero'),
});
