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
      .describe('ink, if none is named; hemp where it ends the page, whose foot is ink')
      .optional(),
    anchor: formAnchorSchema,
    title: titleSchema,
    steps: itemList(
      {
        when: copy(40, 'it is one line').describe('When it happens, e.g. Entro 24 ore'),
        text: copy(120, 'it is two lines').describe('Who does what, in one sentence'),
      },
      2,
      4,
    ).describe('What happens after sending, two to four steps'),
    caller: reference('consultants')
      .describe(
        'Who calls back: a file of src/content/consultants, only where it is true, e.g. marco-aldovini',
      )
      .optional(),
    call: copy(90, 'it is two lines above the number').describe(
      'The line above the telephone number, e.g. Preferisci parlare?',
    ),
    form: formSchema.describe('The lead form beside the steps'),
  })
  // Specification §2: "consulenza (consultation section with the quote form)".
  .refine(({ anchor, form }) => anchor === 'candidatura' || form.formType === 'quote', {
    path: ['form', 'formType'],
    error: 'quote: who asks for a consultation gets a quote. Only `anchor: candidatura` has another form',
  });

export type Consultation = z.output<typeof consultationSchema>;

export const section = defineSection({
  schema: consultationSchema,
  anchors: ({ anchor }) => [anchor],
});
