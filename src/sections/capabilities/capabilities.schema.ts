import * as z from 'zod';
import { copy, itemList } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const capabilitiesSchema = z.strictObject({
  kind: z.literal('capabilities'),
  title: titleSchema,
  text: copy(240, 'it is four lines below the heading').describe('Who brings the capabilities, and how'),
  items: itemList(
    {
      title: copy(40, 'it is one line').describe('The capability, e.g. "Analisi predittiva"'),
      text: copy(170, 'it is three lines').describe('What a company can do with it'),
    },
    3,
  ).describe('Three capabilities'),
});

export type Capabilities = z.output<typeof capabilitiesSchema>;

export const section = defineSection({ schema: capabilitiesSchema });
