import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const threatsSchema = z.strictObject({
  kind: z.literal('threats'),
  title: titleSchema,
  items: itemList(
    {
      name: copy(20, 'it is set huge on one line').describe('The threat, e.g. Ransomware'),
      text: copy(170, 'it is three lines beside the name').describe(
        'What it does to a company, and the answer to it',
      ),
    },
    4,
  ).describe('Four threats'),
});

export type Threats = z.output<typeof threatsSchema>;

export const section = defineSection({ schema: threatsSchema });
