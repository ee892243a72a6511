import * as z from 'zod';
import { copy, placeholderField } from '../content-model/fields/copy.ts';
import { reference } from '../content-model/fields/reference.ts';
import { WEAVES } from '../weave/drafts.ts';

/** A huge figure with its unit. */
export const figureSchema = z.strictObject({
  value: copy(7).describe('La cifra, ad esempio "−40"'),
  unit: copy(8).describe('La sua unità, ad esempio "%"').optional(),
  label: copy(60).describe('Che cosa misura, ad esempio "costi di gestione"'),
});

/** Who counted the figures of a section, and when. An invented one stops a production build. */
export const citationSchema = z
  .strictObject({
    text: copy(90, 'è una riga sotto le cifre').describe(
      'Chi li ha rilevati e in che anno, ad esempio "Fonte: Istat, 2025."',
    ),
    placeholder: placeholderField,
  })
  .describe('La fonte delle cifre, con l’anno')
  .optional();

/** A plan whose price is shown. */
export const offerSchema = z.strictObject({
  plans: reference('plans', { shows: 'price' }).describe('Il listino, ad esempio fibra-ottica'),
  plan: z
    .string()
    .describe('Il piano di cui si mostra il prezzo, un codice di quel listino, ad esempio super-office-one'),
});

/** The small print of a section with prices. The page adds a link that explains the words. */
export const priceNoteSchema = copy(190, 'sono due righe sotto i prezzi').describe(
  'Piccola nota sotto i prezzi: {brand:priceNote} e ciò che vale qui in più',
);

/**
 * The ground of a section. It is linen unless a neighbour is linen too: two sections in a row never have the same
 * ground.
 */
export const groundSchema = z
  .enum(['linen', 'hemp', 'ink'])
  .describe('Se manca, lino; canapa o inchiostro dove la sezione prima o dopo è su lino')
  .optional();

export type Ground = NonNullable<z.output<typeof groundSchema>>;

export const clothSchema = z
  .strictObject({
    service: reference('services', { shows: 'nothing' }).describe(
      'Il servizio di cui si disegna la tessitura, ad esempio digitalizzazione',
    ),
    alt: copy(90, 'un lettore di schermo lo dice in un fiato').describe(
      'Che cosa si vede, ad esempio "Panno a losanghe con un filo rosso"',
    ),
  })
  .describe('L’immagine: un pezzo di tessuto nella tessitura di un servizio');

const step = z.strictObject({
  columns: z.int().min(1).max(30).describe('Larghezza del gradino in fili, ad esempio 4'),
  rows: z.int().min(0).max(40).describe('Fin dove è tessuto il gradino, in fili, ad esempio 14'),
  weave: z.enum(WEAVES).describe('Tessitura del gradino'),
  weft: z.enum(['pale', 'deep']).describe('Colore della sua trama'),
});

/**
 * The loom of a hero. Every page has its own profile with at most three weaves, and its own weave in the tallest step.
 */
export const loomSchema = z
  .strictObject({
    height: z.int().min(20).max(80).default(70).describe('Altezza dell’ordito in fili, ad esempio 70'),
    thread: z.int().min(0).optional().describe('Riga del filo di robbia, contata dal basso, ad esempio 6'),
    steps: z.array(step).min(1).describe('Gradini del tessuto da sinistra a destra, 30 fili in tutto'),
  })
  .refine(({ steps }) => steps.reduce((sum, { columns }) => sum + columns, 0) === 30, {
    path: ['steps'],
    error: 'gradini larghi in tutto 30 fili',
  })
  .describe('Il telaio in cima, con un profilo proprio in ogni pagina');

/** Rows of the selvedge along the bottom of a hero (src/sections/HeroHeadline.astro). */
const FLOOR_ROWS = 2;

/**
 * The loom of a hero with a selvedge along the bottom. No step is lower than the selvedge, because it would leave a
 * hole.
 */
export const floorLoomSchema = loomSchema.refine(
  ({ steps }) => steps.every(({ rows }) => rows >= FLOOR_ROWS),
  {
    path: ['steps'],
    error: `gradini di almeno ${FLOOR_ROWS} righe, perché il fondo dell’apertura è alto ${FLOOR_ROWS} righe`,
  },
);
