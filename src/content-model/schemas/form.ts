import * as z from 'zod';
import { DEFAULT_FORM_TYPE, FORM_TYPES } from '../../lead/form-types.ts';
import { SOURCE_MAX_LENGTH } from '../../lead/limits.ts';
import { readSource } from '../../lead/one-line.ts';
import { copy } from './copy.ts';

/** A lead form as a page file writes it. Specification §3, "Form properties". */
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
