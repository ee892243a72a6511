import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

const featuresSchema = z.strictObject({
  kind: z.literal('features'),
  title: titleSchema,
  list: copy(24).describe('Per chi vale l’elenco, ad esempio "In ogni piano"').optional(),
  plans: reference('plans', { shows: 'nothing' }).describe(
    'Il listino, di cui mostra che cosa ha ogni piano, ad esempio fibra-ottica',
  ),
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
