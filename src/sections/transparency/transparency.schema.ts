import * as z from 'zod';
import { reference } from '../../content-model/fields/reference.ts';
import { defineSection } from '../../content-model/section.ts';

/** The label of a price list; its text is the `conditions` of that list. It comes right after the section `plans`. */
const transparencySchema = z.strictObject({
  kind: z.literal('transparency'),
  plans: reference('plans').describe('Il listino, ad esempio fibra-ottica'),
});

export type Transparency = z.output<typeof transparencySchema>;

export const section = defineSection({ name: 'Etichetta di trasparenza', schema: transparencySchema });
