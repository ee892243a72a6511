import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { brokenTitleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { speedsOf } from '../../content-model/plan-figures.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

/** Speeds and prices come from the price list; the times are computed. */
const speedRaceSchema = z.strictObject({
  kind: z.literal('speed-race'),
  gigabytes: z
    .int()
    .positive()
    .describe('Size of the file of the example, e.g. 100; on the slowest line it takes at most 50 minutes'),
  title: brokenTitleSchema.describe(
    'Heading after the size, which stands before it, e.g. ["da scaricare.", "Tre linee, tre arrivi."]',
  ),
  plans: reference('plans').describe(
    'The price list whose plans say their speed in `capacity`, e.g. fibra-ottica',
  ),
  caption: copy(140, 'it is two lines below the drawing').describe(
    'What the times leave out, and the tax; how they are computed stands before it',
  ),
  action: actionSchema.describe('The button in which the thread of the fastest line ends'),
});

export type SpeedRace = z.output<typeof speedRaceSchema>;

export const section = defineSection({
  schema: speedRaceSchema,
  draws: ({ plans }, content) => speedsOf(plans, content.plans.get(plans)?.items ?? []),
});
