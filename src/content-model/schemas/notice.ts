import * as z from 'zod';
import { copy, siteHref } from '../fields/copy.ts';
import { endsAfterItBegins, windowFields } from '../fields/window.ts';

/** A notice below the bar of every page: `src/content/notices/*.yaml`. Only one is online at a time. */
export const noticeSchema = z
  .strictObject({
    ...windowFields,
    text: copy(90, 'è una riga, due su un telefono').describe(
      'Una o due frasi, ad esempio Gli uffici sono chiusi dal 24 dicembre al 6 gennaio.',
    ),
    link: z
      .strictObject({
        text: copy(30, 'segue il testo').describe(
          'Che cosa leggono i visitatori, ad esempio Scopri l’offerta',
        ),
        href: siteHref().describe('Dove porta, ad esempio /fibra-ottica'),
      })
      .describe('Una pagina che dice di più')
      .optional(),
  })
  .superRefine(endsAfterItBegins);
