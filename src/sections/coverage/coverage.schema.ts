import * as z from 'zod';
import { copy } from '../../content-model/fields/copy.ts';
import { actionSchema } from '../../content-model/schemas/lead-forms.ts';
import { defineSection } from '../../content-model/section.ts';

/** The percentage, the cells of the map and their count come from `claims.coverage5g` of brand.yaml. */
const coverageSchema = z.strictObject({
  kind: z.literal('coverage'),
  title: copy(60, 'it is three lines below the figure').describe(
    'What the percentage counts, e.g. "della popolazione è sotto copertura 5G."',
  ),
  text: copy(200, 'it is four lines beside the map').describe('What it means for one address'),
  caption: copy(140, 'it is two lines below the map').describe(
    'What the cells of the map say and what not; how many they are stands before it',
  ),
  action: actionSchema.describe('The button in which the thread ends'),
});

export type Coverage = z.output<typeof coverageSchema>;

export const section = defineSection({ schema: coverageSchema });
