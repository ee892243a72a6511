import * as z from 'zod';
import { anyLinkSchema, copy, linkSchema } from '../fields/copy.ts';
import { priceRangeSchema } from '../fields/price.ts';

const areaMenuSchema = z.strictObject({
  title: copy(24, 'è un pulsante della barra').describe('Il nome dell’area, ad esempio Connettività'),
  shortTitle: copy(24, 'è il titolo di una colonna stretta').describe(
    'Il suo nome nel piè di pagina, ad esempio Innovazione',
  ),
  line: copy(100, 'sono due righe del menù').describe('Una frase sull’area'),
  all: linkSchema.describe('Il link alla panoramica dell’area'),
  priceRange: priceRangeSchema
    .describe(
      'La fascia di prezzo dell’area per i motori di ricerca, se diversa da quella dei servizi: da 29.90 a 500',
    )
    .optional(),
  help: z
    .strictObject({
      title: copy(44, 'sono due righe di una colonna stretta').describe('Una domanda o un’offerta'),
      text: copy(80, 'sono due righe di una colonna stretta').describe(
        'Che cosa succede quando il visitatore chiama',
      ),
    })
    .describe('Il blocco accanto ai servizi, sopra il numero di telefono'),
});

/** How many letters fit the bar at 1240 px, the narrowest width with menus: both areas, the links and the button. */
const BAR_LETTERS = 74;
const BAR_LINKS = 2;
/** The space around a further link is as wide as three letters. */
const LETTERS_OF_A_LINK = 3;

/** Texts of the bar, the menus and the footer: `src/content/navigation.yaml`. Specification §2, "Shared elements". */
export const navigationSchema = z
  .strictObject({
    areas: z
      .strictObject({
        connettivita: areaMenuSchema.describe('Il menù della connettività'),
        innovazione: areaMenuSchema.describe('Il menù dell’innovazione digitale'),
      })
      .describe('I due mega-menù; le loro voci sono i servizi'),
    links: z.array(linkSchema).min(1).max(3).describe('I link semplici della barra'),
    consultation: linkSchema.describe('Il pulsante che apre il modulo, e dove porta senza JavaScript'),
    footer: z
      .strictObject({
        statement: copy(80, 'sono tre righe del piè di pagina').describe(
          'La frase che apre il piè di pagina',
        ),
        usefulTitle: copy(24, 'è il titolo di una colonna stretta').describe(
          'Il titolo dei link utili, ad esempio Utili',
        ),
        useful: z
          .array(anyLinkSchema)
          .describe(
            'Link utili oltre a quelli semplici della barra, anche di altri siti, ad esempio l’area clienti dell’operatore',
          ),
        contactsTitle: copy(24, 'è il titolo di una colonna stretta').describe('Il titolo dei contatti'),
        legal: z.array(anyLinkSchema).min(1).describe('Link alle pagine legali'),
        disclaimer: copy(120, 'è una riga del piè di pagina').describe('Chi gestisce questo sito e chi no'),
        company: copy(200, 'è una riga del piè di pagina').describe(
          'Dati societari che la legge chiede in ogni pagina (art. 2250 c.c., art. 35 DPR 633/72)',
        ),
      })
      .describe('Il piè di pagina di ogni pagina'),
  })
  .superRefine(({ areas, links, consultation }, context) => {
    const labels = [
      ...Object.values(areas).map(({ title }) => title),
      ...links.map(({ label }) => label),
      consultation.label,
    ];
    const letters = labels.join('').length + Math.max(links.length - BAR_LINKS, 0) * LETTERS_OF_A_LINK;
    if (letters <= BAR_LETTERS) return;
    context.addIssue({
      code: 'custom',
      path: ['links'],
      message: `${letters - BAR_LETTERS} lettere in meno nella barra (i titoli delle aree, questi link e il pulsante): di più andrebbero a capo. Sposta i link meno importanti in \`footer.useful\``,
    });
  });
export type NavigationData = z.output<typeof navigationSchema>;
