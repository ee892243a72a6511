import * as z from 'zod';
import { linkSchema } from './copy.ts';
import { formSchema } from './form.ts';

const planFormSchema = formSchema.omit({ source: true }).extend({
  description: formSchema.shape.description.describe(
    'What filling in the form brings; the name of the plan and a full stop follow',
  ),
});

/** The lead forms that open over a page: `src/content/dialogs.yaml`. Specification §2 and §4. */
export const dialogsSchema = z.strictObject({
  consultation: formSchema.describe('Opens from the button of the bar, on every page'),
  innovation: formSchema.describe('Opens from buttons with `opens: innovation`'),
  plan: planFormSchema.describe('Opens from the plan cards of a section with `dialog: true`'),
});
export type DialogsData = z.output<typeof dialogsSchema>;

/** The dialogs that a button of a page can open. A plan's opens from its card only: it asks about that plan. */
const OPENED_BY_BUTTONS = ['consultation', 'innovation'] as const satisfies (keyof DialogsData)[];

/** A button of a page: a link that may open a dialog instead. */
export const actionSchema = linkSchema.extend({
  opens: z
    .enum(OPENED_BY_BUTTONS)
    .describe(
      'The dialog of src/content/dialogs.yaml that opens over the page; without JavaScript `href` counts',
    )
    .optional(),
});
export type Action = z.output<typeof actionSchema>;
