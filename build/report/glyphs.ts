import { SUBSETS } from '../fonts/subsets.ts';
import type { PageNote } from './page-note.ts';

const [TEXT, CONDENSED] = SUBSETS.map(({ glyphs }) => new Set(glyphs));
/** Elements in the condensed face. */
const HEADLINES = 'h1, h2, h3';
/** The stars of a review, which every system has a typeface for. */
const STARS = '.stars';
/** Spaces, and characters that show nothing. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** How many characters a message quotes on each side of the wrong one. */
const AROUND = 30;

const missing = (words: string, glyphs: ReadonlySet<string> | undefined): string[] =>
  [...new Set(words)].filter((character) => !INVISIBLE.test(character) && !glyphs?.has(character));

/** Names characters without a glyph: the browser draws them in another typeface, or as a box. */
export const missingGlyphs: PageNote = ({ document }) => {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const other of body.querySelectorAll(`script, style, ${STARS}`)) other.remove();
  const words = body.textContent ?? '';
  const headlines = Array.from(body.querySelectorAll(HEADLINES), ({ textContent }) => textContent).join(' ');
  const found = (text: string, where: string, glyphs: ReadonlySet<string> | undefined) =>
    missing(text, glyphs).map((character) => {
      const at = text.indexOf(character);
      const around = text.slice(Math.max(at - AROUND, 0), at + AROUND).trim();
      return `il carattere dei ${where} non ha ${character}, in ${JSON.stringify(around)}`;
    });
  const inText = found(words, 'testi', TEXT);
  return inText.length > 0 ? inText : found(headlines, 'titoli', CONDENSED);
};
