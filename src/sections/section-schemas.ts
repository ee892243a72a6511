import * as z from 'zod';
import { answersSchema } from './answers/answers.schema.ts';
import { benefitsSchema } from './benefits/benefits.schema.ts';
import { closingCallSchema } from './closing-call/closing-call.schema.ts';
import { connectivityHeroSchema } from './connectivity-hero/connectivity-hero.schema.ts';
import { featuresSchema } from './features/features.schema.ts';
import { homeHeroSchema } from './home-hero/home-hero.schema.ts';
import { plansSchema } from './plans/plans.schema.ts';
import { testimonialsSchema } from './testimonials/testimonials.schema.ts';

/** Every kind of section that a page file may list. */
export const sectionSchema = z.discriminatedUnion('kind', [
  homeHeroSchema,
  connectivityHeroSchema,
  benefitsSchema,
  plansSchema,
  featuresSchema,
  testimonialsSchema,
  answersSchema,
  closingCallSchema,
]);

export type Section = z.output<typeof sectionSchema>;
export type SectionKind = Section['kind'];
