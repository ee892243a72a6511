import * as z from 'zod';
import { reference } from './reference.ts';

/**
 * The key of a part whose words compare: it names the services whose plans they compare, as a drawing does. The content
 * check asks about the comparison when a price or a speed of theirs changes, or a plan comes or goes.
 */
export const comparesField = {
  compares: z
    .array(reference('services', { shows: 'nothing' }))
    .min(1)
    .meta({ label: ['Servizi a confronto', 'Servizio'] })
    .describe(
      'I servizi che queste parole confrontano, ad esempio [fibra-ottica]: se un loro prezzo cambia, il controllo chiede se il confronto è ancora vero',
    )
    .optional(),
};
