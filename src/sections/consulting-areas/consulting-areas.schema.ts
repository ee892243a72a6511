import * as z from 'zod';
import { copy, siteHref } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

const consultingAreasSchema = z.strictObject({
  kind: z.literal('consulting-areas'),
  title: titleSchema,
  solutions: reference('solutions', { shows: 'price' }).describe(
    'L’elenco di soluzioni, ad esempio consulenza',
  ),
  link: z
    .strictObject({
      label: copy(30, 'è una riga').describe('Che cosa dice ogni area alla fine, ad esempio "Parliamone"'),
      href: siteHref().describe('Dove porta, ad esempio #consulenza'),
    })
    .describe('Il link di ogni area'),
});

export type ConsultingAreas = z.output<typeof consultingAreasSchema>;

export const section = defineSection({ name: 'Aree di consulenza', schema: consultingAreasSchema });
