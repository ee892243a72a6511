import * as z from 'zod';
import { copy, siteHref } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

const consultingAreasSchema = z.strictObject({
  kind: z.literal('consulting-areas'),
  title: titleSchema,
  solutions: reference('solutions', { shows: 'price' }).describe(
    'The list, a file of src/content/solutions, e.g. consulenza',
  ),
  link: z
    .strictObject({
      label: copy(30, 'it is one line').describe('What each area says at its end, e.g. "Parliamone"'),
      href: siteHref().describe('Where it leads, e.g. #consulenza'),
    })
    .describe('The link of each area'),
});

export type ConsultingAreas = z.output<typeof consultingAreasSchema>;

export const section = defineSection({ schema: consultingAreasSchema });
