import * as z from 'zod';
import { copy, siteHref } from '../fields/copy.ts';
import { endsAfterItBegins, windowFields } from '../fields/window.ts';

/** A notice below the bar of every page: `src/content/notices/*.yaml`. Only one is online at a time. */
export const noticeSchema = z
  .strictObject({
    ...windowFields,
    text: copy(90, 'it is one line, two on a phone').describe(
      'A sentence or two, e.g. Gli uffici sono chiusi dal 24 dicembre al 6 gennaio.',
    ),
    link: z
      .strictObject({
        text: copy(30, 'it follows the text').describe('What visitors read, e.g. Scopri l’offerta'),
        href: siteHref().describe('Where it leads, e.g. /fibra-ottica'),
      })
      .describe('A page that says more')
      .optional(),
  })
  .superRefine(endsAfterItBegins);
