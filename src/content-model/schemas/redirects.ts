import * as z from 'zod';
import { readOldAddress } from './old-address.ts';

const oldAddress = () =>
  z
    .string()
    .regex(/^\//, { abort: true, error: ({ input }) => `${readOldAddress(String(input))}` })
    .superRefine((text, context) => {
      const read = readOldAddress(text);
      if (typeof read === 'string') context.addIssue({ code: 'custom', message: read });
    });

/** Addresses that must keep working, and redirects of those without a page: `src/content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  kept: z
    .array(oldAddress())
    .describe('Indirizzi stampati, pubblicizzati o linkati: ognuno ha bisogno di una pagina o di un rinvio'),
  moved: z
    .array(
      z.strictObject({
        from: oldAddress().describe(
          'Il vecchio indirizzo, com’era, ad esempio /servizi/telefonia o /contatti.html',
        ),
        to: z
          .string()
          .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, {
            error: 'un indirizzo di questo sito, ad esempio /servizi/voip, senza barra finale',
          })
          .describe('L’indirizzo della pagina che lo sostituisce, ad esempio /servizi/voip'),
      }),
    )
    .describe('Vecchi indirizzi, ciascuno con la pagina che lo sostituisce (301)')
    .default([]),
});
export type RedirectsData = z.output<typeof redirectsSchema>;
