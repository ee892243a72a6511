import * as z from 'zod';
import { copy, itemList, linkSchema } from '../../content-model/fields/copy.ts';
import { titleSchema } from '../../content-model/fields/heading.ts';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';
import { priceNoteSchema } from '../common-schemas.ts';

const solutionCardsSchema = z.strictObject({
  kind: z.literal('solution-cards'),
  title: titleSchema,
  cards: itemList(
    {
      service: reference('services', { shows: 'price' }).describe(
        'The service: its name, weave and price, e.g. cybersecurity',
      ),
      text: copy(150, 'it is three lines').describe('What it does in this campaign, in one or two sentences'),
    },
    4,
  ).describe('Four cards that lead nowhere: a campaign keeps its visitors'),
  action: linkSchema.describe('The button below the cards; the thread ends in it'),
  note: priceNoteSchema,
});

export type SolutionCards = z.output<typeof solutionCardsSchema>;

export const section = defineSection({ schema: solutionCardsSchema });
