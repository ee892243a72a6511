import * as z from 'zod';
import { copy, placeholderField } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { changeThreads } from '../../weave/change-threads.ts';
import { figureSchema } from '../common-schemas.ts';

const threadsSchema = z.int().min(1).max(100);

const successStorySchema = z
  .strictObject({
    kind: z.literal('success-story'),
    title: titleSchema,
    client: copy(60, 'sta in una riga').describe('Chi è, ad esempio "Cassa Valdora, banca del territorio"'),
    before: copy(260, 'è un breve paragrafo').describe('Com’era'),
    after: copy(260, 'è un breve paragrafo').describe('Che cosa si è fatto e com’è ora'),
    change: z
      .strictObject({
        of: copy(40, 'sta dietro un numero').describe(
          'Che cos’è un filo dell’immagine, il nome per primo: "gestionali", "ore per lavorare i sinistri"',
        ),
        one: copy(40, 'sta dietro la cifra 1')
          .describe('La stessa cosa al singolare, dove ne è rimasta una, ad esempio "gestionale"')
          .optional(),
        before: threadsSchema
          .describe('Quanti erano; vuoto dove una cifra è una percentuale risparmiata: su 100')
          .optional(),
        after: threadsSchema.describe('Quanti sono rimasti').optional(),
      })
      .describe('L’immagine: un filo per ogni cosa che c’era, e quelli rimasti'),
    figures: z.array(figureSchema).min(2).max(4).describe('Che cosa ne è venuto, da due a quattro cifre'),
    placeholder: placeholderField,
  })
  .refine((story) => changeThreads(story) !== undefined, {
    path: ['change'],
    error: '`before` e un `after` più piccolo, oppure nessuno dei due e una cifra come −40 con l’unità %',
  });

export type SuccessStory = z.output<typeof successStorySchema>;

export const section = defineSection({ name: 'Un cliente prima e dopo', schema: successStorySchema });
