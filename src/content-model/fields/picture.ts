import * as z from 'zod';
import { copy } from './copy.ts';

/** The file name of a photograph in `src/content/pictures`. Allows the names that phones give. */
export const PHOTOGRAPH = /^[\w-]+\.(?:[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg])$/;
/** The file name of a logo in the same folder. */
export const LOGO = /^[\w-]+\.(?:[Ss][Vv][Gg]|[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg])$/;

const HEIC = /\.hei[cf]$/i;

/** The message for HEIC pictures from an iPhone, which most browsers do not show. */
export const HEIC_AS_JPEG =
  'a JPEG or PNG: open the HEIC picture on a Mac in Preview, or in Photos on Windows, and export it as JPEG; an iPhone takes JPEG by itself with Settings, Camera, Formats, "Most Compatible"';

const fileName = (form: RegExp, expected: string) =>
  z.string().regex(form, { error: ({ input }) => (HEIC.test(String(input)) ? HEIC_AS_JPEG : expected) });

/**
 * A photograph. The build rotates it, crops it, keeping the top, and resizes it (src/components/Photograph.astro).
 *
 * @param picture where it is shown, which decides its size (shown-sizes.ts)
 */
export const photographAs = (picture: 'portrait' | 'article') =>
  z.strictObject({
    file: fileName(
      PHOTOGRAPH,
      'a JPEG or PNG in src/content/pictures such as elena-sassoferri.jpg, its name without spaces',
    )
      .meta({ picture })
      .describe(
        'Un JPEG o PNG: scegli un file della cartella o caricane uno, ad esempio elena-sassoferri.jpg',
      ),
    alt: copy(120, 'a screen reader says it at once').describe(
      'Che cosa mostra l’immagine, per chi non può vederla, ad esempio Elena Sassoferri in ufficio',
    ),
  });
export type PhotographData = z.output<ReturnType<typeof photographAs>>;

/** The logo of a company, dark on a pale or transparent background. */
export const logoSchema = z.strictObject({
  file: fileName(
    LOGO,
    'an SVG, PNG or JPEG in src/content/pictures such as officine-brandi.svg, its name without spaces',
  )
    .meta({ picture: 'logo' })
    .describe(
      'Un SVG, PNG o JPEG: scegli un file della cartella o caricane uno, ad esempio officine-brandi.svg',
    ),
  alt: copy(60, 'a screen reader says it at once').describe(
    'Che cosa dice il logo, per chi non può vederlo, ad esempio Officine Brandi',
  ),
});
