import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

const technologyColumnsSchema = z.strictObject({
  kind: z.literal('technology-columns'),
  title: titleSchema,
  columns: itemList(
    {
      service: reference('services', { shows: 'nothing' }).describe(
        'Il servizio a cui porta la colonna, ad esempio fibra-ottica',
      ),
      title: copy(24, 'è il titolo di una colonna stretta').describe('La tecnologia, ad esempio Fibra'),
      items: z
        .array(copy(50, 'sono due righe di una colonna stretta'))
        .length(4)
        .describe('Quattro servizi che rende possibili, ad esempio Videochiamate'),
    },
    4,
  ).describe('Quattro tecnologie'),
});

export type TechnologyColumns = z.output<typeof technologyColumnsSchema>;

export const section = defineSection({ name: 'Quattro tecnologie', schema: technologyColumnsSchema });
