import * as z from 'zod';
import { headlineSchema } from '../../sections/heading-schema.ts';
import { copy } from './copy.ts';

const sentSchema = z.strictObject({
  headline: headlineSchema.describe(
    'Headline of the page after a form without JavaScript, one entry a line, e.g. ["Ricevuta.", "Ora tocca a noi."]',
  ),
  text: copy(120, 'it is two lines').describe(
    'Below that headline, on a page that does not know the number, e.g. Puoi chiudere la pagina.',
  ),
  number: copy(24, 'the number follows on its line').describe('What the number is called, e.g. Richiesta n.'),
  steps: z
    .array(
      z.strictObject({
        when: copy(40, 'it is one line').describe('When it happens, e.g. Entro 24 ore'),
        text: copy(80, 'it is two lines').describe('Who does what, in one or two short sentences'),
      }),
    )
    .length(3)
    .describe('What happens now, three steps; the first has happened'),
  call: copy(60, 'it is one line above the button').describe(
    'The line above the telephone number, beside the number of the request, e.g. Hai fretta? Chiama e detta il numero.',
  ),
  again: copy(40, 'it is one line').describe(
    'The button that brings the form back, e.g. Invia un’altra richiesta',
  ),
});

/** What visitors read once a form has been sent: `src/content/receipt.yaml`. */
export const receiptSchema = z.strictObject({
  request: sentSchema.describe('After a request: in the place of its form, and on /richiesta-inviata'),
  application: sentSchema.describe(
    'After an application: in the place of its form, and on /candidatura-inviata',
  ),
});
export type ReceiptData = z.output<typeof receiptSchema>;
export type SentTexts = ReceiptData['request'];
