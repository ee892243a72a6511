import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const partSchema = z.strictObject({
  title: copy(40, 'it is one line of a column').describe('What happens in these hours'),
  text: copy(170, 'it is four lines of a column').describe('Who does what then'),
});

/**
 * The office hours come from `hours` of brand.yaml, those of the service desk from `claims.serviceDeskHours`. The
 * network is monitored around the clock: `claims.support` must be 24/7.
 */
const weekHoursSchema = z.strictObject({
  kind: z.literal('week-hours'),
  title: brokenTitleSchema,
  watch: partSchema.describe('The hours in which the network is watched: all of them'),
  office: partSchema.describe('The hours in which the office answers'),
  desk: partSchema.describe('The hours until a request is closed'),
});

export type WeekHours = z.output<typeof weekHoursSchema>;

export const section = defineSection({ schema: weekHoursSchema });
