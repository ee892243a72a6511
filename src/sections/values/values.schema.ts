import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

const valuesSchema = z.strictObject({
  kind: z.literal('values'),
  title: titleSchema,
  items: itemList(
    {
      title: copy(16, 'it is set huge').describe('The value in one word, e.g. Partnership'),
      text: copy(220, 'it is four lines').describe('What it means in practice, a fact in each sentence'),
    },
    3,
  ).describe('Three values'),
  last: z
    .strictObject({
      title: copy(40, 'it is two lines').describe('What the reader can do now, e.g. Mettici alla prova.'),
      text: copy(140, 'it is three lines').describe('What happens then'),
      action: actionSchema.describe('The button; the thread ends in it'),
    })
    .describe('The fourth cell'),
});

export type Values = z.output<typeof valuesSchema>;

export const section = defineSection({ schema: valuesSchema });
