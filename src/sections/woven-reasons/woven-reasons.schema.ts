import * as z from 'zod';
import { copy, itemList, linkedCopy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const wovenReasonsSchema = z.strictObject({
  kind: z.literal('woven-reasons'),
  title: brokenTitleSchema,
  items: itemList(
    {
      before: copy(10, 'it is a small word above the figure')
        .describe('What the figure needs, e.g. "fino a"')
        .optional(),
      value: copy(6, 'it is set huge').describe('A figure above the reason, e.g. "−40"').optional(),
      unit: copy(5, 'it stands beside the figure').describe('Its unit, e.g. "%"').optional(),
      title: copy(44, 'it is one line, two on a phone').describe('The reason, e.g. Sai chi chiamare'),
      text: linkedCopy(220, 'it is four lines').describe(
        'Two or three sentences, a fact in each; links as [testo](/percorso)',
      ),
    },
    4,
  ).describe('Four reasons; the bars between them cross'),
});

export type WovenReasons = z.output<typeof wovenReasonsSchema>;

export const section = defineSection({ schema: wovenReasonsSchema });
