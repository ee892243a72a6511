import { copy } from '../content-model/schemas/copy.ts';

/** The small print of a section with prices; a link to what the words mean follows it. */
export const priceNoteSchema = copy(190, 'it is two lines below the prices').describe(
  'Small print below the prices, e.g. "{brand:priceNote}" and what holds here besides',
);
