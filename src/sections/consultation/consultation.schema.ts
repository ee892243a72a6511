import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { formSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';
import { formAnchorSchema } from '../anchor-schema.ts';

export const consultationSchema = z
  .strictObject({
    kind: z.literal('consultation'),
    ground: z
      .enum(['ink', 'hemp'])
      .describe('Se manca, inchiostro; canapa dove chiude la pagina, il cui piede è inchiostro')
      .optional(),
    anchor: formAnchorSchema,
    title: titleSchema,
    steps: itemList(
      {
        when: copy(40, 'è una riga').describe('Quando succede, ad esempio Entro 24 ore'),
        text: copy(120, 'sono due righe').describe('Chi fa che cosa, in una frase'),
      },
      2,
      4,
    ).describe('Che cosa succede dopo l’invio, da due a quattro passi'),
    caller: reference('consultants')
      .describe('Chi richiama: un consulente, solo dove è vero, ad esempio marco-aldovini')
      .optional(),
    call: copy(90, 'sono due righe sopra il numero').describe(
      'La riga sopra il numero di telefono, ad esempio Preferisci parlare?',
    ),
    form: formSchema.describe('Il modulo accanto ai passi'),
  })
  // Specification §2: "consulenza (consultation section with the quote form)".
  .refine(({ anchor, form }) => anchor === 'candidatura' || form.formType === 'quote', {
    path: ['form', 'formType'],
    error:
      'quote: chi chiede una consulenza riceve un preventivo. Solo `anchor: candidatura` ha un altro modulo',
  });

export type Consultation = z.output<typeof consultationSchema>;

export const section = defineSection({
  name: 'Dopo l’invio, con modulo',
  schema: consultationSchema,
  anchors: ({ anchor }) => [anchor],
});
