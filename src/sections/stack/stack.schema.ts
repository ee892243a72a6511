import * as z from 'zod';
import { copy, itemList, linkedCopy } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const stackSchema = z.strictObject({
  kind: z.literal('stack'),
  title: titleSchema,
  layers: itemList(
    {
      name: copy(24, 'it is set large on one line').describe('The layer, e.g. Sensori'),
      text: linkedCopy(140, 'it is two lines beside the name').describe(
        'What it does; links as [testo](/percorso)',
      ),
    },
    4,
  ).describe('Four layers, the uppermost first'),
});

export type Stack = z.output<typeof stackSchema>;

export const section = defineSection({ schema: stackSchema });
