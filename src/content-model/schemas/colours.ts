import * as z from 'zod';
import { contrast } from '../fields/contrast.ts';

const colour = (use: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, {
      error: '# e sei cifre da 0 a 9 e da a a f, tra virgolette, ad esempio "#f6541d"',
      abort: true,
    })
    .toLowerCase()
    .describe(`${use} (# e sei cifre, tra virgolette)`);

const fields = z.strictObject({
  ink: colour('Testo, fondi scuri, fili dell’ordito'),
  night: colour('Parti di un fondo scuro'),
  iron: colour('Testo piccolo su fondi chiari'),
  mist: colour('Testo piccolo su fondi scuri'),
  linen: colour('Il fondo delle pagine, la barra del browser sul telefono, il testo su fondi scuri'),
  hemp: colour('Un fondo sì e uno no'),
  chalk: colour('Schede e moduli'),
  madder: colour('Pulsanti per chiamare e inviare, il filo'),
  'madder-deep': colour('Un pulsante sotto il dito o il puntatore'),
  'aqua-3': colour('La trama sul lino, fondi colorati chiari'),
  'aqua-6': colour('La trama sull’inchiostro'),
  'aqua-9': colour('Fondi colorati scuri'),
  error: colour('Che cosa è sbagliato in un modulo'),
  'error-1': colour('Il fondo di un campo sbagliato'),
});

type Name = keyof z.output<typeof fields>;

/** Contrast of text to its ground: WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

/** Every colour that stands as text on another, or the other way round; the mistake is reported at the first. */
const READ_TOGETHER: readonly (readonly [Name, Name])[] = [
  ['linen', 'ink'],
  ['hemp', 'ink'],
  ['chalk', 'ink'],
  ['madder', 'ink'],
  ['aqua-3', 'ink'],
  ['mist', 'ink'],
  ['error-1', 'ink'],
  ['iron', 'linen'],
  ['iron', 'hemp'],
  ['iron', 'chalk'],
  ['night', 'linen'],
  ['night', 'mist'],
  ['madder-deep', 'linen'],
  ['aqua-6', 'linen'],
  ['aqua-9', 'linen'],
  ['aqua-9', 'aqua-3'],
  ['error', 'chalk'],
  ['error', 'error-1'],
];

/** The colours of pages, drawings, icon, social pictures and mails: `src/content/colours.yaml`. */
export const coloursSchema = fields.superRefine((colours, context) => {
  for (const [name, other] of READ_TOGETHER) {
    const found = contrast(colours[name], colours[other]);
    // Rounded down, so that a refused 4.49 does not read as 4.5.
    if (found < LEAST)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `un contrasto di almeno ${LEAST}:1 con ${other} (${colours[other]}), su cui si legge: questo ha ${Math.floor(found * 10) / 10}:1`,
      });
  }
});
export type Colours = z.output<typeof coloursSchema>;
