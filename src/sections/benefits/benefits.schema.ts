import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { groundSchema } from '../common-schemas.ts';

const benefitsSchema = z.strictObject({
  kind: z.literal('benefits'),
  ground: groundSchema,
  title: titleSchema,
  items: itemList(
    {
      title: copy(40).describe('Il beneficio, ad esempio "L’installazione non si paga"'),
      text: copy(160).describe('Una o due frasi, un fatto in ciascuna'),
    },
    4,
  ).describe('Quattro benefici'),
});

export type Benefits = z.output<typeof benefitsSchema>;

export const section = defineSection({ name: 'Quattro benefici', schema: benefitsSchema });
