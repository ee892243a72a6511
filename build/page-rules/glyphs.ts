import { SUBSETS } from '../fonts/subsets.ts';
import type { PageRule } from './page-rule.ts';

const [TEXT, CONDENSED] = SUBSETS.map(({ glyphs }) => new Set(glyphs));
/** Set in the condensed face: the headlines. */
const HEADLINES = 'h1, h2, h3';
/** Five stars stand for a drawing: whichever typeface has them. Every system has one. */
const DRAWN = '.stars';
/** What is seen is a space, or nothing at all. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** What a function fills in: the page of a form that comes back. */
const TOKEN = /\[\[[^\]]*\]\]/g;

const AROUND = 30;

const missing = (words: string, glyphs: ReadonlySet<string> | undefined): string[] =>
  [...new Set(words.replace(TOKEN, ''))].filter(
    (character) => !UNSEEN.test(character) && !glyphs?.has(character),
  );

/** A character without a glyph would be drawn in another typeface, or as a box. */
export const glyphsRule: PageRule = ({ document }) => {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const other of body.querySelectorAll(`script, style, ${DRAWN}`)) other.remove();
  const words = body.textContent ?? '';
  const headlines = Array.from(body.querySelectorAll(HEADLINES), ({ textContent }) => textContent).join(' ');
  const found = (text: string, where: string, glyphs: ReadonlySet<string> | undefined) =>
    missing(text, glyphs).map((character) => {
      const at = text.indexOf(character);
      const around = text.slice(Math.max(at - AROUND, 0), at + AROUND).trim();
      return {
        expected: `letters that the typeface of ${where} has: another one than ${character}`,
        received: JSON.stringify(around),
      };
    });
  const inText = found(words, 'texts', TEXT);
  return inText.length > 0 ? inText : found(headlines, 'headlines', CONDENSED);
};
