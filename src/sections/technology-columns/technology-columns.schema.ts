import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { copy, itemList } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';

export const technologyColumnsSchema = z.strictObject({
  kind: z.literal('technology-columns'),
  title: titleSchema,
  columns: itemList(
    {
      service: reference('services').describe('The service the column leads to, e.g. fibra-ottica'),
      title: copy(24, 'it heads a narrow column').describe('The technology, e.g. Fibra'),
      items: z
        .array(copy(50, 'it is two lines of a narrow column'))
        .length(4)
        .describe('Four services it makes possible, e.g. Videochiamate'),
    },
    4,
  ).describe('Four technologies'),
});

export type TechnologyColumns = z.output<typeof technologyColumnsSchema>;
