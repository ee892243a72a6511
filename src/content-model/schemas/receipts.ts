import * as z from 'zod';
import { copy } from './copy.ts';
import { headlineSchema } from './heading.ts';

const receiptSchema = z.strictObject({
  headline: headlineSchema,
  lead: copy(160).describe('What the visitor can do now, on the page that thanks without JavaScript'),
  steps: z
    .array(
      z.strictObject({
        when: copy(24, 'it is one line').describe('When it happens, e.g. Entro 24 ore'),
        text: copy(100).describe('What happens then'),
      }),
    )
    .length(3)
    .describe('What happens now: the first step is done'),
  call: copy(60, 'it is one line above the button').describe(
    'The line above the telephone, where the number of the request is known, e.g. Hai fretta? Chiama e detta il numero.',
  ),
});

export type ReceiptTexts = z.output<typeof receiptSchema>;

/** What a visitor reads after a request and after an application: `src/content/receipts.yaml`. */
export const receiptsSchema = z.strictObject({
  request: receiptSchema.describe('After a request'),
  application: receiptSchema.describe('After an application with a curriculum'),
});
export type ReceiptsData = z.output<typeof receiptsSchema>;
