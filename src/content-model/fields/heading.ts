import * as z from 'zod';
import { copy } from './copy.ts';

/** Two lines of a phone of 360 px, which fits 24 letters. The report names longer lines, which wrap. */
const HEADLINE_LINE_MAX_LENGTH = 48;

const LONGER_WORD = /[^\s-]{21}/;

/** Between square brackets YAML takes each comma for the end of a line, so `2,5 Gb/s` becomes a number and a text. */
const COMMAS =
  'ogni riga tra virgolette, ad esempio ["Internet, telefoni e cloud,", "senza pensieri."]: tra parentesi quadre una virgola comincia una nuova riga';

const headlineLine = copy(HEADLINE_LINE_MAX_LENGTH, 'su un telefono occupa due righe', COMMAS).refine(
  (line) => !LONGER_WORD.test(line),
  { error: 'parole di al massimo 20 lettere: una più lunga non sta in un telefono' },
);

export const headlineSchema = z
  .array(headlineLine)
  .min(1)
  .max(4, { error: `al massimo 4 righe; ${COMMAS}` })
  .describe('Titolo, una voce per riga, ad esempio "2,5 Gb/s" e "in sede."');

export const titleSchema = copy(80).describe('Titolo della sezione, ad esempio "Prima di chiamare."');

/** The longest line of a section heading that fits 1280 px. On a phone it may wrap. */
const TITLE_LINE_MAX_LENGTH = 40;

/** A heading as a list of lines, which break where the author wants, or as one text, which wraps freely. */
export const brokenTitleSchema = z
  .union([titleSchema, z.array(copy(TITLE_LINE_MAX_LENGTH)).min(2).max(3)], {
    error: 'un testo, o un elenco di due o tre righe',
  })
  .describe(
    'Titolo della sezione, un testo o più righe, ad esempio "Scegli i servizi." e "Al resto pensiamo noi."',
  );
