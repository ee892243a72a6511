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
    'The figure with its unit, e.g. "{fact:voip/portability}"',
  ),
  label: copy(60).describe('What it measures, e.g. per portare i numeri'),
});

/** A heading, a paragraph or a list: exactly one of the three keys. */
const blockSchema = z
  .strictObject({
    heading: copy(60, 'its column is narrow')
      .describe('The heading above the next blocks, e.g. Quanto ci vuole')
      .optional(),
    text: paragraph(600).describe('A paragraph; links as [parole](/percorso)').optional(),
    list: z
      .array(paragraph(240))
      .min(2)
      .max(8)
      .describe('Two to eight points; links as [parole](/percorso)')
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
      'What the article is about, in the breadcrumb, e.g. Portabilità',
    ),
    date: pastDay().describe('The day on which it goes online, e.g. 2026-11-23'),
    updated: pastDay().describe('The day on which its facts were last checked, if later').optional(),
    author: reference('consultants')
      .describe('The consultant who signs it, e.g. marco-aldovini; without it, the agency signs')
      .optional(),
    headline: headlineSchema,
    lead: copy(260, 'it is four lines').describe('Two or three sentences below the headline'),
    picture: photographAs('article')
      .describe('A photograph in src/content/pictures, shown 3:2 beside the headline')
      .optional(),
    figure: figureSchema
      .describe('The main figure, very large beside the headline; only without a picture')
      .optional(),
    body: bodySchema.describe('Headings, paragraphs and lists from top to bottom'),
    related: relatedServicesSchema.describe('The services that it mentions; the first one gives the cloth'),
    call: closingCallSchema.describe('The closing call, with the telephone number'),
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
