import * as z from 'zod';
import { copy } from './copy.ts';

/** The file name of a photograph in `src/content/pictures`. Allows the names that phones give. */
export const PHOTOGRAPH = /^[\w-]+\.(?:[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg])$/;
/** The file name of a logo in the same folder. */
export const LOGO = /^[\w-]+\.(?:[Ss][Vv][Gg]|[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg])$/;

const HEIC = /\.hei[cf]$/i;

/** The message for HEIC pictures from an iPhone, which most browsers do not show. */
export const HEIC_AS_JPEG =
  'un JPEG o PNG: apri l’immagine HEIC con Anteprima su un Mac, o con Foto su Windows, ed esportala come JPEG; un iPhone scatta in JPEG con Impostazioni, Fotocamera, Formati, "Più compatibile"';

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
      'un JPEG o PNG in src/content/pictures, ad esempio elena-sassoferri.jpg, con un nome senza spazi',
    )
      .meta({ picture })
      .describe(
        'Un JPEG o PNG: scegli un file della cartella o caricane uno, ad esempio elena-sassoferri.jpg',
      ),
    alt: copy(120, 'un lettore di schermo lo dice tutto insieme').describe(
      'Che cosa mostra l’immagine, per chi non può vederla, ad esempio Elena Sassoferri in ufficio',
    ),
  });
export type PhotographData = z.output<ReturnType<typeof photographAs>>;

/** The logo of a company, dark on a pale or transparent background. */
export const logoSchema = z.strictObject({
  file: fileName(
    LOGO,
    'un SVG, PNG o JPEG in src/content/pictures, ad esempio officine-brandi.svg, con un nome senza spazi',
  )
    .meta({ picture: 'logo' })
    .describe(
      'Un SVG, PNG o JPEG: scegli un file della cartella o caricane uno, ad esempio officine-brandi.svg',
    ),
  alt: copy(60, 'un lettore di schermo lo dice tutto insieme').describe(
    'Che cosa dice il logo, per chi non può vederlo, ad esempio Officine Brandi',
  ),
});
