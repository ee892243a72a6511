import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const featuresSchema = z.strictObject({
  kind: z.literal('features'),
  title: titleSchema,
  items: z.array(copy(80)).min(3).max(8).describe('Che cosa comprende il servizio'),
  figures: itemList(
    {
      value: copy(24).describe('La cifra, ad esempio "2,5", o un fatto con la sua unità, ad esempio "40 GB"'),
      unit: copy(6).optional().describe('La sua unità, se la cifra non ne ha, ad esempio "Gb/s"'),
      label: copy(40).describe('Che cosa misura, ad esempio "velocità massima"'),
    },
    4,
  ).describe('Quattro statistiche'),
});

export type Features = z.output<typeof featuresSchema>;

export const section = defineSection({ name: 'Che cosa comprende', schema: featuresSchema });
