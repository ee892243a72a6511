import * as z from 'zod';
import { copy, linkSchema } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { figureSchema } from '../common-schemas.ts';

const offerCallSchema = z.strictObject({
  kind: z.literal('offer-call'),
  badge: copy(30, 'it is a sewn label').describe('Sewn label, e.g. "Offerta limitata"'),
  headline: headlineSchema,
  figure: figureSchema.describe('What the offer costs, e.g. value "€0"'),
  text: copy(220, 'it is three lines').describe('What belongs to the offer, in two sentences'),
  action: actionSchema.describe('The primary button; the thread ends in it'),
  second: linkSchema.describe('The quiet link below, e.g. to the top of the page').optional(),
});

export type OfferCall = z.output<typeof offerCallSchema>;

export const section = defineSection({ schema: offerCallSchema });
