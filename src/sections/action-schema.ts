import * as z from 'zod';
import { linkSchema } from '../content-model/schemas/copy.ts';
import { OPENED_BY_BUTTONS } from '../content-model/schemas/dialogs.ts';

/** A button of a page: a link that may open a dialog instead. */
export const actionSchema = linkSchema.extend({
  opens: z
    .enum(OPENED_BY_BUTTONS)
    .describe(
      'The dialog of src/content/dialogs.yaml that opens over the page; without JavaScript `href` counts',
    )
    .optional(),
});
