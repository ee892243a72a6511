import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { headlineSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { floorLoomSchema } from '../common-schemas.ts';

const innovationHeroSchema = z.strictObject({
  kind: z.literal('innovation-hero'),
  ground: z
    .enum(['linen', 'aqua'])
    .default('linen')
    .describe('Acqua nella panoramica, lino nelle pagine sotto'),
  badge: copy(40, 'è un’etichetta cucita').describe(
    'Etichetta cucita sopra il titolo, ad esempio "Data Analytics"',
  ),
  headline: headlineSchema,
  lead: copy(220, 'sono tre righe sotto il titolo').describe('Due frasi, un fatto in ciascuna'),
  prices: z
    .array(
      z.strictObject({
        price: copy(40, 'sta in una riga sotto il titolo').describe(
          'Il prezzo, ad esempio {solution:modelli-di-consulenza/strategica}',
        ),
        buys: copy(60, 'sta sotto il prezzo').describe('Che cosa compra, e l’IVA'),
      }),
    )
    .min(1)
    .max(2)
    .describe('Uno o due prezzi, dove nessun servizio ha un prezzo “da”')
    .optional(),
  service: reference('services', { shows: 'price' })
    .describe(
      'Il servizio il cui prezzo “da” sta sotto le frasi, con quello che compra, ad esempio cybersecurity',
    )
    .optional(),
  action: actionSchema
    .describe('Il pulsante principale; il filo finisce lì. Senza, il principale è quello che chiama')
    .optional(),
  phone: z.boolean().describe('Acceso per un pulsante che chiama accanto al principale').optional(),
  loom: floorLoomSchema,
});

export type InnovationHero = z.output<typeof innovationHeroSchema>;

export const section = defineSection({
  name: 'Apertura di una pagina di innovazione',
  schema: innovationHeroSchema,
  opening: true,
});
