import * as z from 'zod';
import { copy, linkedCopy } from '../fields/copy.ts';
import { headlineSchema } from '../fields/heading.ts';
import { photographAs } from '../fields/picture.ts';
import { reference } from '../fields/reference.ts';
import { closingCallSchema, relatedServicesSchema } from './closing.ts';
import { headFields } from './page.ts';

/** Today or an earlier day (rules/days.ts). */
const pastDay = () =>
  z.iso.date({ error: 'a day of the calendar as year-month-day, such as 2026-11-23' }).meta({ past: true });

const paragraph = (max: number) => linkedCopy(max, 'split a longer paragraph');

const figureSchema = z.strictObject({
  value: copy(24, 'it is shown very large').describe(
    'La cifra con la sua unità, ad esempio "{fact:voip/portability}"',
  ),
  label: copy(60).describe('Che cosa misura, ad esempio per portare i numeri'),
});

/** A heading, a paragraph or a list: exactly one of the three keys. */
const blockSchema = z
  .strictObject({
    heading: copy(60, 'its column is narrow')
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
    error: 'exactly one of heading, text and list, with a dash before each block',
  });

const bodySchema = z
  .array(blockSchema)
  .min(2)
  .superRefine((blocks, context) => {
    for (const [index, { heading }] of blocks.entries()) {
      const next = blocks[index + 1];
      if (heading === undefined || (next !== undefined && next.heading === undefined)) continue;
      context.addIssue({ code: 'custom', path: [index], message: 'a text or a list below each heading' });
    }
  });

/**
 * An article: `src/content/articles/*.yaml`. The name of the file is its address below `/notizie`.
 */
export const articleSchema = z
  .strictObject({
    ...headFields,
    name: copy(28, 'the breadcrumb is one line on a phone').describe(
      'Di che cosa parla l’articolo, nel percorso di navigazione, ad esempio Portabilità',
    ),
    date: pastDay().describe('Il giorno in cui va online, ad esempio 2026-11-23'),
    updated: pastDay().describe('Il giorno dell’ultima verifica dei fatti, se successivo').optional(),
    author: reference('consultants')
      .describe('Il consulente che lo firma; senza, firma l’agenzia')
      .optional(),
    headline: headlineSchema,
    lead: copy(260, 'it is four lines').describe('Due o tre frasi sotto il titolo'),
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
    error: 'no figure, since the picture takes its place',
    path: ['figure'],
  })
  .refine(({ date, updated }) => updated === undefined || updated > date, {
    error: 'a day after that of "date"',
    path: ['updated'],
  });

export type ArticleData = z.output<typeof articleSchema>;
export type ArticleBlock = ArticleData['body'][number];
