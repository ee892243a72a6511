import * as z from 'zod';
import { DEFAULT_FORM_TYPE, FORM_TYPES } from '../../lead/form-types.ts';
import { SOURCE_MAX_LENGTH } from '../../lead/limits.ts';
import { readSource } from '../../lead/one-line.ts';
import { copy, linkSchema } from '../fields/copy.ts';
import { headlineSchema } from '../fields/heading.ts';

/** A lead form in a page file. Specification §3, "Form properties". */
export const formSchema = z.strictObject({
  title: copy(40).describe('Title of the form card, e.g. "Parla con un consulente"'),
  description: copy(120).describe('What happens after sending, e.g. "Ti richiamiamo entro 24 ore."'),
  formType: z.enum(FORM_TYPES).default(DEFAULT_FORM_TYPE).describe('Kind of request, e.g. contact'),
  source: z
    .string()
    .refine((source) => readSource(source) !== undefined, {
      error: `one line of 1 to ${SOURCE_MAX_LENGTH} characters without control or direction characters: the function refuses a lead with another one`,
    })
    .describe('Label of this page in the lead, e.g. "Fibra Ottica"'),
  messageLabel: copy(50).describe('Label of the message box, e.g. "Di cosa hai bisogno?"'),
});

const planFormSchema = formSchema.omit({ source: true }).extend({
  description: formSchema.shape.description.describe(
    'What the visitor gets from the form; the name of the plan and a full stop follow',
  ),
});

/** The lead forms that open as dialogs: `src/content/dialogs.yaml`. Specification §2 and §4. */
export const dialogsSchema = z.strictObject({
  consultation: formSchema.describe('Opens from the button of the bar, on every page'),
  innovation: formSchema.describe('Opens from buttons with `opens: innovation`'),
  service: planFormSchema
    .extend({
      description: formSchema.shape.description.describe(
        'What the visitor gets from the form; the name of the service and a full stop follow',
      ),
    })
    .describe('Opens from the cards of services on pages without a form'),
  plan: planFormSchema.describe('Opens from the plan cards of a section with `dialog: true`'),
});
export type DialogsData = z.output<typeof dialogsSchema>;

/** The dialogs that buttons of a page can open. Only a plan card opens the plan dialog, which asks about that plan. */
const OPENED_BY_BUTTONS = ['consultation', 'innovation'] as const satisfies (keyof DialogsData)[];

/** A button on a page: a link that may open a dialog instead. */
export const actionSchema = linkSchema.extend({
  opens: z
    .enum(OPENED_BY_BUTTONS)
    .describe(
      'The dialog of src/content/dialogs.yaml that opens over the page; without JavaScript `href` counts',
    )
    .optional(),
});
export type Action = z.output<typeof actionSchema>;

const receiptSchema = z.strictObject({
  headline: headlineSchema,
  lead: copy(160).describe('What the visitor can do next, on the thank-you page without JavaScript'),
  steps: z
    .array(
      z.strictObject({
        when: copy(24, 'it is one line').describe('When it happens, e.g. Entro 24 ore'),
        text: copy(100).describe('What happens then'),
      }),
    )
    .length(3)
    .describe('What happens next; the first step is already done'),
  call: copy(60, 'it is one line above the button').describe(
    'The line above the telephone number, shown when the request has a number, e.g. Hai fretta? Chiama e detta il numero.',
  ),
});

export type ReceiptTexts = z.output<typeof receiptSchema>;

/** The texts after a request and after an application: `src/content/receipts.yaml`. */
export const receiptsSchema = z.strictObject({
  request: receiptSchema.describe('After a request'),
  application: receiptSchema.describe('After an application with a curriculum'),
});
