import * as z from 'zod';

/** Lines of a hero headline at 360 px: a longer line breaks where it must not. */
export const HEADLINE_LINE_MAX_LENGTH = 24;

export const headlineSchema = z
  .array(z.string().min(1).max(HEADLINE_LINE_MAX_LENGTH))
  .min(1)
  .max(4)
  .describe('Headline, one entry a line, e.g. ["2,5 Gb/s", "in sede."]');

export const titleSchema = z
  .string()
  .min(1)
  .max(80)
  .describe('Heading of the section, e.g. "Prima di chiamare."');
