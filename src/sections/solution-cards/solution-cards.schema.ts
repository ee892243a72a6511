import * as z from 'zod';
import { reference } from '../../content-model/check/reference.ts';
import { copy, itemList, linkSchema } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../../content-model/schemas/heading.ts';
import { priceNoteSchema } from '../common-schemas.ts';

export const solutionCardsSchema = z.strictObject({
  kind: z.literal('solution-cards'),
  title: titleSchema,
  cards: itemList(
    {
      service: reference('services').describe('The service: its name, weave and price, e.g. cybersecurity'),
      text: copy(150, 'it is three lines').describe('What it does in this campaign, in one or two sentences'),
    },
    4,
  ).describe('Four cards that lead nowhere: a campaign keeps its visitors'),
  action: linkSchema.describe('The button below the cards; the thread ends in it'),
  note: priceNoteSchema,
});

export type SolutionCards = z.output<typeof solutionCardsSchema>;
