import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

const technologyColumnsSchema = z.strictObject({
  kind: z.literal('technology-columns'),
  title: titleSchema,
  columns: itemList(
    {
      service: reference('services', { shows: 'nothing' }).describe(
        'The service the column leads to, e.g. fibra-ottica',
      ),
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

export const section = defineSection({ schema: technologyColumnsSchema });
