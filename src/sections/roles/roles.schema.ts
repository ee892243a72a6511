import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import type { Choice } from '../../lead/choice.ts';
import { APPLICATION_ID, ROLES_ID } from '../anchor-schema.ts';

/** What visitors apply for when no position is open. */
export const SPONTANEOUS: Choice = { id: 'candidatura-spontanea', name: 'Candidatura spontanea' };

const rolesSchema = z.strictObject({
  kind: z.literal('roles'),
  title: titleSchema,
  roles: z
    .array(reference('roles'))
    .max(6)
    .describe(
      'Le posizioni aperte, ad esempio agente-business; un elenco vuoto, [], le chiude tutte e la sezione invita a una candidatura spontanea',
    ),
  none: z
    .strictObject({
      title: titleSchema,
      text: copy(200, 'sono tre righe').describe('Che cosa può fare chi vuole lavorare con noi'),
    })
    .describe('Che cosa si legge quando non c’è una posizione aperta; senza, un titolo e una frase comuni')
    .optional(),
  button: copy(30, 'è una riga').describe('Pulsante di ogni posizione, ad esempio "Candidati"'),
  note: copy(160, 'è scritto piccolo').describe(
    'Che cosa sono le fasce di compenso, ad esempio "Fasce annue lorde indicative"',
  ),
});

export type Roles = z.output<typeof rolesSchema>;

export const section = defineSection({
  name: 'Posizioni aperte',
  schema: rolesSchema,
  anchors: () => [ROLES_ID],
  buttons: [APPLICATION_ID],
});
