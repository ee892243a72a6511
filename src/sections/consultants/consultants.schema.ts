import * as z from 'zod';
import { anyLinkSchema } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

const consultantsSchema = z.strictObject({
  kind: z.literal('consultants'),
  title: titleSchema,
  brief: z.boolean().describe('Acceso dove sono solo presentati: senza frase e certificazioni').optional(),
  consultants: z
    .array(reference('consultants'))
    .min(1)
    .max(12)
    .describe('Da uno a dodici consulenti; fino a quattro stanno in una riga sugli schermi larghi'),
  action: anyLinkSchema.describe('Il pulsante in cui finisce il filo, ad esempio "Parla con loro"'),
});

export type Consultants = z.output<typeof consultantsSchema>;

export const section = defineSection({ name: 'Consulenti', schema: consultantsSchema });
