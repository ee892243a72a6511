import * as z from 'zod';
import { copy } from './copy.ts';

/** A photograph below `src/content/pictures`, as a phone names it. */
export const PHOTOGRAPH = /^[\w-]+\.(?:jpe?g|png)$/i;

/** A person's photograph. The build turns it, cuts it to 4:5 from the top and shrinks it (src/components/Portrait.astro). */
export const portraitSchema = z.strictObject({
  file: z
    .string()
    .regex(PHOTOGRAPH, {
      error: 'a JPEG or PNG in src/content/pictures such as elena-sassoferri.jpg, its name without spaces',
    })
    .describe('A JPEG or PNG in src/content/pictures, e.g. elena-sassoferri.jpg'),
  alt: copy(120, 'a screen reader says it at once').describe(
    'What is seen, for whoever cannot see it, e.g. Elena Sassoferri in ufficio',
  ),
});
export type PortraitData = z.output<typeof portraitSchema>;
