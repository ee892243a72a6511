import * as z from 'zod';
import { anyLinkSchema, copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { formSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { HERO_APPLICATION_ID } from '../anchor-schema.ts';

const figureHeroSchema = z.strictObject({
  kind: z.literal('figure-hero'),
  badge: copy(40, 'è un’etichetta cucita').describe(
    'Etichetta cucita sopra il titolo, ad esempio "Agenti di commercio"',
  ),
  headline: headlineSchema,
  lead: copy(220, 'sono tre righe sotto il titolo').describe('Due frasi, un fatto in ciascuna'),
  figure: z
    .strictObject({
      before: copy(24, 'è una riga sopra la cifra')
        .describe('Che cosa serve alla cifra, ad esempio "provvigione fino al"')
        .optional(),
      value: z
        .string()
        .regex(/^[0-9]{2}$/, { error: 'due cifre, ad esempio "75"' })
        .describe('Due cifre attraverso cui passa il filo, ad esempio "75"'),
      unit: copy(2, 'è un segno').describe('La sua unità, ad esempio "%"'),
      label: copy(60, 'è una riga').describe('Che cos’è, ad esempio "Fino al 75 per cento di provvigione"'),
    })
    .describe('La cifra tessuta'),
  action: anyLinkSchema.describe('Il pulsante in cui finisce il filo'),
  ticks: z
    .array(copy(60, 'è una riga'))
    .min(2)
    .max(5)
    .describe('Che cosa sapere prima di candidarsi, una riga per fatto')
    .optional(),
  form: formSchema.describe('Il modulo accanto al titolo'),
});

export type FigureHero = z.output<typeof figureHeroSchema>;

export const section = defineSection({
  name: 'Apertura con cifra tessuta',
  schema: figureHeroSchema,
  opening: true,
  anchors: () => [HERO_APPLICATION_ID],
});
