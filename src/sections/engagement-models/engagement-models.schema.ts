import * as z from 'zod';
import { copy, siteHref } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { priceNoteSchema } from '../common-schemas.ts';

const engagementModelsSchema = z.strictObject({
  kind: z.literal('engagement-models'),
  title: titleSchema,
  solutions: reference('solutions', { shows: 'price' }).describe(
    'L’elenco di soluzioni, ad esempio collaborazione',
  ),
  link: z
    .strictObject({
      label: copy(30, 'è una riga').describe('Che cosa dice ogni modo alla fine, ad esempio "Parliamone"'),
      href: siteHref().describe('Dove porta, ad esempio #consulenza'),
    })
    .describe('Il link di ogni modo'),
  note: priceNoteSchema,
});

export type EngagementModels = z.output<typeof engagementModelsSchema>;

export const section = defineSection({ name: 'Modi di lavorare insieme', schema: engagementModelsSchema });
