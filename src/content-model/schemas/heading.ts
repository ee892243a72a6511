import * as z from 'zod';
import { copy } from './copy.ts';

/** Lines of a hero headline at 360 px: a longer line breaks where it must not. */
const HEADLINE_LINE_MAX_LENGTH = 24;

const LONGER_WORD = /[^\s-]{21}/;

const headlineLine = copy(HEADLINE_LINE_MAX_LENGTH, 'a longer line breaks where it must not').refine(
  (line) => !LONGER_WORD.test(line),
  { error: 'words of at most 20 letters: a longer one does not fit a phone' },
);

export const headlineSchema = z
  .array(headlineLine)
  .min(1)
  .max(4)
  .describe('Headline, one entry a line, e.g. ["2,5 Gb/s", "in sede."]');

export const titleSchema = copy(80).describe('Heading of the section, e.g. "Prima di chiamare."');

/** Lines of a section heading at 1280 px; on a phone a line may take two. */
const TITLE_LINE_MAX_LENGTH = 40;

/** A heading that breaks where its author broke it; a text breaks where it must. */
export const brokenTitleSchema = z
  .union([titleSchema, z.array(copy(TITLE_LINE_MAX_LENGTH)).min(2).max(3)], {
    error: 'a text, or a list of two or three lines',
  })
  .describe(
    'Heading of the section, a text or a list of lines, e.g. ["Scegli i servizi.", "Al resto pensiamo noi."]',
  );
