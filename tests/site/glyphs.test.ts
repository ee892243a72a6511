import { SUBSETS } from '../../build/fonts/subsets.ts';
import { everyPage, type Rule } from './every-page.ts';

const [text, condensed] = SUBSETS.map(({ glyphs }) => new Set(glyphs));
/** Set in the condensed face: the headlines. */
const HEADLINES = 'h1, h2, h3';
/** Five stars stand for a drawing: whichever typeface has them. Every system has one. */
const DRAWN = '.stars';
/** What is seen is a space, or nothing at all. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** What a function fills in: the page of a form that comes back. */
const TOKEN = /\[\[[^\]]*\]\]/g;

const missing = (words: string, glyphs: ReadonlySet<string> | undefined): string[] =>
  [...new Set(words.replace(TOKEN, ''))].filter(
    (character) => !UNSEEN.test(character) && !glyphs?.has(character),
  );

/** A character without a glyph would be drawn in another typeface, or as a box. */
const glyphs: Rule = ({ document }) => {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const other of body.querySelectorAll(`script, style, ${DRAWN}`)) other.remove();
  const headlines = Array.from(body.querySelectorAll(HEADLINES), ({ textContent }) => textContent ?? '').join(
    '',
  );
  return [
    ...missing(body.textContent ?? '', text).map((character) => `${character} is not in archivo-text.woff2`),
    ...missing(headlines, condensed).map((character) => `${character} is not in archivo-condensed.woff2`),
  ];
};

everyPage(glyphs, {
  good: [
    '<h1>Perché no?</h1><p>Da 23,99 € al mese, “fino a” 5-\u206010 km.</p><p class="stars">★</p><script>"☃"</script>',
  ],
  broken: [
    { html: '<p>Neve ☃</p>', says: '☃ is not in archivo-text.woff2' },
    { html: '<h2>A | B</h2>', says: '| is not in archivo-condensed.woff2' },
  ],
});
