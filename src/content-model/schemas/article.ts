import * as z from 'zod';
import { copy, linkedCopy } from '../fields/copy.ts';
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

/** A heading, a paragraph or a list: exactly one of the three keys. */
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
  })
  .refine((block) => Object.keys(block).length === 1, {
    error: 'in ogni blocco solo uno tra `heading`, `text` e `list`, con un trattino davanti',
  });

const bodySchema = z
  .array(blockSchema)
  .min(2)
  .superRefine((blocks, context) => {
    for (const [index, { heading }] of blocks.entries()) {
      const next = blocks[index + 1];
      if (heading === undefined || (next !== undefined && next.heading === undefined)) continue;
      context.addIssue({ code: 'custom', path: [index], message: 'un testo o un elenco sotto ogni titolo' });
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
    body: bodySchema.describe('Titoli, paragrafi ed elenchi dall’alto in basso'),
    related: relatedServicesSchema.describe('I servizi di cui parla; il primo dà il tessuto'),
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
