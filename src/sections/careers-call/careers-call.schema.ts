import * as z from 'zod';
import { anyLinkSchema, copy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const careersCallSchema = z.strictObject({
  kind: z.literal('careers-call'),
  figure: z
    .strictObject({
      value: z
        .string()
        .regex(/^\d{2}$/, { error: 'due cifre, ad esempio "75"' })
        .describe('Due cifre, ad esempio "75"'),
      unit: copy(1, 'il filo finisce lì sopra').describe('La sua unità, ad esempio "%"'),
      label: copy(40, 'lo dice un lettore di schermo').describe(
        'La cifra in parole, ad esempio Fino al 75 per cento',
      ),
    })
    .describe('La cifra gigante attraverso cui passa il filo; il titolo la ripete'),
  title: titleSchema,
  text: copy(260, 'sono quattro righe').describe('Chi si cerca, e come procede la selezione'),
  action: anyLinkSchema.describe('Il pulsante; il filo finisce lì'),
});

export type CareersCall = z.output<typeof careersCallSchema>;

export const section = defineSection({ name: 'Invito a candidarsi', schema: careersCallSchema });
