import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { copy, siteHref } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';

export const consultingAreasSchema = z.strictObject({
  kind: z.literal('consulting-areas'),
  title: titleSchema,
  solutions: reference('solutions').describe('The list, a file of src/content/solutions, e.g. consulenza'),
  link: z
    .strictObject({
      label: copy(30, 'it is one line').describe('What each area says at its end, e.g. "Parliamone"'),
      href: siteHref().describe('Where it leads, e.g. #consulenza'),
    })
    .describe('The link of each area'),
});

export type ConsultingAreas = z.output<typeof consultingAreasSchema>;
