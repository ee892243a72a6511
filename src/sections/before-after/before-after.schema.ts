import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

const textSchema = copy(170, 'it is four lines of a column');

/** The number of days comes from `claims.resultsDays` of brand.yaml. */
const beforeAfterSchema = z.strictObject({
  kind: z.literal('before-after'),
  title: brokenTitleSchema,
  before: textSchema.describe('How it is on the first day'),
  between: z
    .strictObject({
      title: copy(30, 'it is one line of a column').describe('The way there, e.g. "Nel mezzo"'),
      text: textSchema.describe('Who does what until then'),
    })
    .describe('What happens between the first day and the last'),
  after: textSchema.describe('How it is on the day of the first results'),
  action: actionSchema.describe('The button in which the thread ends'),
});

export type BeforeAfter = z.output<typeof beforeAfterSchema>;

export const section = defineSection({ schema: beforeAfterSchema });
