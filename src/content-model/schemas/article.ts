import * as z from 'zod';
import { comparesField } from '../fields/compares.ts';
import { copy, linkedCopy } from '../fields/copy.ts';
import { downloadSchema } from '../fields/document.ts';
import { headlineSchema } from '../fields/heading.ts';
import { photographAs } from '../fields/picture.ts';
import { reference } from '../fields/reference.ts';
import { closingCallSchema, relatedServicesSchema } from './closing.ts';
import { headFields } from './page.ts';

/** Today or an earlier day (rules/days.ts). */
const pastDay = () =>
  z.iso
    .date({ error: 'un giorno del calendario, anno-mese-giorno, ad esempio 2026-11-23' })
    .meta({ past: true });

const paragraph = (max: number) => linkedCopy(max, 'un paragrafo più lungo va diviso');

const figureSchema = z.strictObject({
  value: copy(24, 'si mostra molto grande').describe(
    'La cifra con la sua unità, ad esempio "{fact:voip/portability}"',
  ),
  label: copy(60).describe('Che cosa misura, ad esempio per portare i numeri'),
});

/** The first column names what the others say something about. Five narrow columns are as wide as the text. */
const tableSchema = z
  .strictObject({
    caption: copy(80, 'è una riga sopra la tabella').describe(
      'Che cosa confronta, ad esempio Quanta banda serve, per telefonate insieme',
    ),
    columns: z
      .array(copy(30, 'è il titolo di una colonna').describe('Il titolo di una colonna, ad esempio Banda'))
      .min(2)
      .max(5)
      .meta({ label: ['Colonne', 'Colonna'] })
      .describe('I titoli delle colonne, da due a cinque; la prima dà il nome alle righe'),
    rows: z
      .array(
        z.strictObject({
          cells: z
            .array(
              copy(80, 'è una casella').describe(
                'Una casella; se ha una virgola tra virgolette, ad esempio "1,5 Mb/s"',
              ),
            )
            .meta({ label: ['Caselle', 'Casella'] })
            .describe('Le caselle della riga, tante quante le colonne, ad esempio [Dieci, 1 Mb/s]'),
        }),
      )
      .min(1)
      .max(20)
      .describe('Da una a venti righe'),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'cells'],
          message: `${columns.length} caselle, una per colonna`,
        });
  });
export type ArticleTable = z.output<typeof tableSchema>;

const quoteSchema = z.strictObject({
  text: copy(300, 'si legge in un colpo d’occhio').describe('Che cosa dice, senza virgolette'),
  author: copy(80, 'è una riga').describe('Chi lo dice, ad esempio Anna Sala, titolare di Ottica Lumera'),
});

const pictureSchema = photographAs('article').extend({
  caption: copy(160, 'sono due righe').describe('Che cosa si vede e di chi è la fotografia').optional(),
});

/** What a block of an article may be. */
const BLOCKS = 'heading, text, list, table, quote, picture, download';

/** A part of an article: exactly one of its keys. */
const blockSchema = z
  .strictObject({
    heading: copy(60, 'la sua colonna è stretta')
      .describe('Il titolo sopra i blocchi che seguono, ad esempio Quanto ci vuole')
      .optional(),
    text: paragraph(600).describe('Un paragrafo; link come [parole](/percorso)').optional(),
    list: z
      .array(paragraph(240))
      .min(2)
      .max(8)
      .describe('Da due a otto punti; link come [parole](/percorso)')
      .optional(),
    table: tableSchema
      .describe('Una tabella; su un telefono scorre di lato dentro il suo riquadro')
      .optional(),
    quote: quoteSchema.describe('Le parole di una persona, con il suo nome').optional(),
    picture: pictureSchema
      .describe('Una fotografia con la sua didascalia, mostrata in formato 3:2')
      .optional(),
    download: downloadSchema.describe('Un documento da scaricare; tipo e peso si leggono accanto').optional(),
  })
  .refine((block) => Object.keys(block).length === 1, {
    error: `uno solo fra ${BLOCKS}, con un trattino davanti a ogni blocco`,
  });

const bodySchema = z
  .array(blockSchema)
  .min(2)
  .superRefine((blocks, context) => {
    for (const [index, { heading }] of blocks.entries()) {
      const next = blocks[index + 1];
      if (heading === undefined || (next !== undefined && next.heading === undefined)) continue;
      context.addIssue({ code: 'custom', path: [index], message: 'un blocco sotto ogni titolo' });
    }
  });

/**
 * An article: `src/content/articles/*.yaml`. The name of the file is its address below `/notizie`.
 */
export const articleSchema = z
  .strictObject({
    ...headFields,
    name: copy(28, 'il percorso di navigazione è una riga sul telefono').describe(
      'Di che cosa parla l’articolo, nel percorso di navigazione, ad esempio Portabilità',
    ),
    date: pastDay().describe('Il giorno in cui va online, ad esempio 2026-11-23'),
    updated: pastDay().describe('Il giorno dell’ultima verifica dei fatti, se successivo').optional(),
    author: reference('consultants')
      .describe('Il consulente che lo firma; senza, firma l’agenzia')
      .optional(),
    headline: headlineSchema,
    lead: copy(260, 'sono quattro righe').describe('Due o tre frasi sotto il titolo'),
    picture: photographAs('article')
      .describe('Una fotografia, mostrata in formato 3:2 accanto al titolo')
      .optional(),
    figure: figureSchema
      .describe('La cifra principale, molto grande accanto al titolo; solo senza immagine')
      .optional(),
    body: bodySchema.describe(
      'Titoli, paragrafi, elenchi, tabelle, citazioni, fotografie e documenti dall’alto in basso',
    ),
    related: relatedServicesSchema.describe('I servizi di cui parla; il primo dà il tessuto'),
    ...comparesField,
    call: closingCallSchema.describe('L’invito finale, con il numero di telefono'),
  })
  .refine(({ picture, figure }) => picture === undefined || figure === undefined, {
    error: 'nessuna cifra: al suo posto c’è l’immagine',
    path: ['figure'],
  })
  .refine(({ date, updated }) => updated === undefined || updated > date, {
    error: 'un giorno dopo quello di `date`',
    path: ['updated'],
  });

export type ArticleData = z.output<typeof articleSchema>;
export type ArticleBlock = ArticleData['body'][number];
