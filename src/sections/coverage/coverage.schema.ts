import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

/** The percentage, the cells and their count come from `claims.coverage5g` of brand.yaml. */
const coverageSchema = z.strictObject({
  kind: z.literal('coverage'),
  title: copy(60, 'sono tre righe sotto la cifra').describe(
    'Che cosa conta la percentuale, ad esempio "della popolazione è sotto copertura 5G."',
  ),
  text: copy(200, 'sono quattro righe accanto al tessuto').describe('Che cosa significa per un indirizzo'),
  caption: copy(140, 'sono due righe sotto il tessuto').describe(
    'Che cosa dicono e non dicono i quadretti; quanti sono sta prima',
  ),
  action: actionSchema.describe('Il pulsante in cui finisce il filo'),
});

export type Coverage = z.output<typeof coverageSchema>;

export const section = defineSection({ name: 'Copertura in quadretti', schema: coverageSchema });
