import * as z from 'zod';
import { PICTURE_PATH } from '../fields/address.ts';
import { copy, siteHref } from '../fields/copy.ts';
import { reference } from '../fields/reference.ts';
import { endsAfterItBegins, windowFields } from '../fields/window.ts';

/** A section of a page, of any kind. */
export interface Section {
  readonly kind: string;
}

/** How many characters of a title search results show, with the agency's name behind it (rules/titles.ts). */
const TITLE_MAX_LENGTH = 60;
/** Search engines replace a description with fewer characters and cut off a longer one. */
const DESCRIPTION_SHOWN = [120, 155] as const;
/** Twice what search results show: more is no description but a text of the page. */
const DESCRIPTION_MAX_LENGTH = 310;

/**
 * @param agency the name of the agency, e.g. `Trama Business`
 * @returns the text after the title of every page. Specification §2, "Page meta per page"
 */
export const titleSuffix = (agency: string): string => ` | ${agency}`;

/** What a page says of its own to who has sent its form; without it, the texts of `receipts.yaml` stand there. */
const thanksSchema = z.strictObject({
  title: copy(48, 'è il titolo di una scheda').describe(
    'Il titolo della ricevuta, ad esempio “Ti aspettiamo in negozio.”',
  ),
  text: copy(160, 'sono due o tre righe di una scheda').describe(
    'Che cosa succede dopo l’invio, ad esempio “Il buono arriva per email entro domani.”',
  ),
});
export type Thanks = z.output<typeof thanksSchema>;

/** The breadcrumb: the parent pages, then the page itself, which has no address. */
const breadcrumbSchema = z
  .array(
    z.strictObject({
      name: copy(32, 'il percorso di navigazione è una riga sul telefono').describe(
        'Che cosa leggono i visitatori, ad esempio Servizi',
      ),
      href: siteHref().describe('Dove porta, ad esempio /servizi; vuoto nella pagina stessa').optional(),
    }),
  )
  .min(1)
  .superRefine((items, context) => {
    for (const [index, { href }] of items.entries()) {
      const isLast = index === items.length - 1;
      if (isLast === (href === undefined)) continue;
      const message = isLast ? 'nessun indirizzo: è questa pagina' : 'un indirizzo, ad esempio /servizi';
      context.addIssue({ code: 'custom', path: [index, 'href'], message });
    }
  });

/**
 * The fields of a page or an article that search results show. Machines compare them character by character, so they
 * get no typographic spaces.
 */
export const headFields = {
  title: copy(TITLE_MAX_LENGTH, 'i risultati di ricerca non ne mostrano di più')
    .meta({ plain: true, searchLength: [0, TITLE_MAX_LENGTH] })
    .describe(
      'Il titolo nei risultati di ricerca, senza il nome dell’agenzia, che lo segue: insieme al massimo 60 caratteri',
    ),
  description: copy(DESCRIPTION_MAX_LENGTH, 'i risultati di ricerca ne mostrano la metà')
    .meta({ plain: true, searchLength: DESCRIPTION_SHOWN })
    .describe(
      `Il testo sotto il titolo nei risultati di ricerca, che ne mostrano da ${DESCRIPTION_SHOWN[0]} a ${DESCRIPTION_SHOWN[1]} caratteri`,
    ),
};

/**
 * A page: `src/content/pages/**.yaml`. Its path below `pages/` is its address.
 *
 * @param section the schema of one section, of any kind
 */
export const pageSchema = (section: z.ZodType<Section>) =>
  z
    .strictObject({
      ...headFields,
      ...windowFields,
      noindex: z
        .boolean()
        .describe('Acceso sulle pagine che i motori di ricerca devono lasciare fuori')
        .optional(),
      ogType: z
        .enum(['website', 'article'], { error: 'website oppure article' })
        .describe('Il tipo di pagina per i social; se manca, sito')
        .optional(),
      ogImage: z
        .string()
        .regex(PICTURE_PATH, { error: 'l’indirizzo di un PNG in public/, ad esempio /condivisa.png' })
        .meta({ picture: 'social' })
        .describe(
          'Un’immagine al posto di quella disegnata automaticamente: un PNG di 1200x630 pixel e al massimo 100 kB in public/, ad esempio /condivisa.png',
        )
        .optional(),
      service: reference('services', { shows: 'offer' })
        .describe('Il servizio di cui parla la pagina, ad esempio fibra-ottica')
        .optional(),
      aliases: z
        .array(
          z.string().regex(/^(?:\/[a-z0-9-]+)+$/, {
            error: 'un indirizzo, ad esempio /cybersecurity, senza barra finale',
          }),
        )
        .min(1)
        .describe('Indirizzi brevi che mostrano la stessa pagina; i motori di ricerca tengono quello lungo')
        .optional(),
      breadcrumb: breadcrumbSchema
        .describe(
          'Il percorso di navigazione dopo l’icona della home, ad esempio Servizi (/servizi), poi Data Analytics senza indirizzo',
        )
        .optional(),
      thanks: thanksSchema
        .describe(
          'Il ringraziamento di questa pagina, al posto di quello comune: titolo e testo della ricevuta, con e senza JavaScript',
        )
        .optional(),
      sections: z.array(section).min(1).describe('Che cosa mostra la pagina, dall’alto in basso'),
    })
    .superRefine(endsAfterItBegins)
    .superRefine(({ thanks, sections }, context) => {
      if (thanks === undefined || sections.some((one) => 'form' in one && one.form !== undefined)) return;
      const message = 'un modulo in una sezione della pagina: senza, nessuno legge questo ringraziamento';
      context.addIssue({ code: 'custom', path: ['thanks'], message });
    });
