import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const partSchema = z.strictObject({
  title: copy(40, 'è una riga di una colonna').describe('Che cosa succede in queste ore'),
  text: copy(170, 'sono quattro righe di una colonna').describe('Chi fa che cosa allora'),
});

/**
 * The office hours come from `hours` of brand.yaml, those of the service desk from `claims.serviceDeskHours`. The
 * network is monitored around the clock: `claims.support` must be 24/7.
 */
const weekHoursSchema = z.strictObject({
  kind: z.literal('week-hours'),
  title: brokenTitleSchema,
  watch: partSchema.describe('Le ore in cui la rete è sorvegliata: tutte'),
  office: partSchema.describe('Le ore in cui l’ufficio risponde'),
  desk: partSchema.describe('Le ore finché una richiesta è chiusa'),
});

export type WeekHours = z.output<typeof weekHoursSchema>;

export const section = defineSection({ name: 'Ore della settimana', schema: weekHoursSchema });
