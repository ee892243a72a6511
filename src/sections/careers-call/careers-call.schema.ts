import * as z from 'zod';
import { copy, linkSchema } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';

const careersCallSchema = z.strictObject({
  kind: z.literal('careers-call'),
  figure: z
    .strictObject({
      value: z
        .string()
        .regex(/^\d{2}$/, { error: 'two digits, e.g. "75"' })
        .describe('Two digits, e.g. "75"'),
      unit: copy(1, 'the thread ends over it').describe('Its unit, e.g. "%"'),
      label: copy(40, 'a screen reader says it').describe('The figure in words, e.g. Fino al 75 per cento'),
    })
    .describe('The giant figure that the thread weaves through; the title says it again'),
  title: titleSchema,
  text: copy(260, 'it is four lines').describe('Who is looked for, and how the selection goes'),
  action: linkSchema.describe('The button; the thread ends in it'),
});

export type CareersCall = z.output<typeof careersCallSchema>;

export const section = defineSection({ schema: careersCallSchema });
