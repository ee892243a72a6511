import * as z from 'zod';

/** Lines of a hero headline at 360 px: a longer line breaks where it must not. */
const HEADLINE_LINE_MAX_LENGTH = 24;

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

/** Lines of a section heading at 1280 px; on a phone a line may take two. */
const TITLE_LINE_MAX_LENGTH = 40;

/** A heading that breaks where its author broke it; a text breaks where it must. */
export const brokenTitleSchema = z
  .union([titleSchema, z.array(z.string().min(1).max(TITLE_LINE_MAX_LENGTH)).min(2).max(3)], {
    error: 'a text, or a list of two or three lines',
  })
  .describe(
    'Heading of the section, a text or a list of lines, e.g. ["Scegli i fili.", "Al tessuto pensiamo noi."]',
  );
