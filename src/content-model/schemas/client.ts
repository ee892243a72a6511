import * as z from 'zod';
import { copy } from './copy.ts';
import { logoSchema } from './picture.ts';

/** How a company's name is lettered where it has no drawing of its own. */
const LETTERINGS = ['antique', 'poster', 'spaced', 'tight', 'tall', 'framed'] as const;

/** A company that may be named as a client: `src/content/clients/*.yaml`. */
export const clientSchema = z.strictObject({
  name: copy(30, 'it is one piece of the strip').describe(
    'The company as it writes itself, e.g. Officine Brandi',
  ),
  lettering: z.enum(LETTERINGS).describe('How its name is lettered where it has no logo, e.g. antique'),
  logo: logoSchema.describe('Its logo; without, its name in letters').optional(),
  placeholder: z.boolean().describe('On an invented company, until a real one replaces it: true').optional(),
});
export type ClientData = z.output<typeof clientSchema>;
