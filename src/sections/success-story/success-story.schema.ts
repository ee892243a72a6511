import * as z from 'zod';
import { copy, placeholderField } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { defineSection } from '../../content-model/section.ts';
import { changeThreads } from '../../weave/change-threads.ts';
import { figureSchema } from '../common-schemas.ts';

const threadsSchema = z.int().min(1).max(100);

const successStorySchema = z
  .strictObject({
    kind: z.literal('success-story'),
    title: titleSchema,
    client: copy(60, 'it stands on one line').describe(
      'Who it is, e.g. "Cassa Valdora, banca del territorio"',
    ),
    before: copy(260, 'it is a short paragraph').describe('How it was'),
    after: copy(260, 'it is a short paragraph').describe('What was done and what it is like now'),
    change: z
      .strictObject({
        of: copy(40, 'it stands behind a number').describe(
          'What a thread of the picture is, e.g. "gestionali"',
        ),
        before: threadsSchema
          .describe('How many there were; left out where a figure is a percentage saved: of 100')
          .optional(),
        after: threadsSchema.describe('How many are left').optional(),
      })
      .describe('The picture: a thread for each thing there was, and those that are left'),
    figures: z.array(figureSchema).min(2).max(4).describe('What came of it, two to four figures'),
    placeholder: placeholderField('story'),
  })
  .refine((story) => changeThreads(story) !== undefined, {
    path: ['change'],
    error: '"before" and a smaller "after", or neither and a figure such as −40 with the unit %',
  });

export type SuccessStory = z.output<typeof successStorySchema>;

export const section = defineSection({ schema: successStorySchema });
