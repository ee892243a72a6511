import { randomBytes } from 'node:crypto';
import { describe } from 'vitest';
import { missingGlyphs } from './glyphs.ts';
import { sharedGrounds } from './grounds.ts';
import { heavyPages } from './heavy-pages.ts';
import { keptPromises } from './kept-promises.ts';
import { pageOf, proveNote } from './testing/prove-note.ts';

const section = (name: string, text = ''): string => `<section class="${name}">${text}</section>`;
const main = (...sections: string[]): string => `<main>${sections.join('')}</main>`;

describe('pages above 16,000 bytes', () => {
  const heavy = randomBytes(18_000).toString('base64');
  proveNote(heavyPages, {
    silent: [main(section('hero wide-hero'), section('faq'))],
    noted: [[main(section('hero wide-hero'), section('faq', heavy)), 'le sezioni più pesanti sono faq 1']],
  });
});

describe('characters without a glyph', () => {
  proveNote(missingGlyphs, {
    silent: [
      '<h1>Perché no?</h1><p>Da 23,99 € al mese, “fino a” 5-\u206010 km.</p><p class="stars">★</p><script>"☃"</script>',
    ],
    noted: [
      ['<p>Neve ☃</p>', 'il carattere dei testi non ha ☃, in "Neve ☃"'],
      ['<h2>A | B</h2>', 'il carattere dei titoli non ha |'],
    ],
  });
});

describe('neighbouring sections on one ground', () => {
  const named = (...names: string[]): string => main(...names.map((name) => section(name)));
  proveNote(sharedGrounds, {
    silent: [
      named('hero wide-hero', 'plans bg-hemp', 'faq'),
      named('hero wide-hero', 'story', 'plans bg-hemp'),
    ],
    noted: [
      [named('hero wide-hero', 'plans bg-hemp', 'faq bg-hemp'), 'faq segue plans sullo stesso fondo, hemp'],
      [named('hero wide-hero', 'faq', 'steps'), 'steps segue faq sullo stesso fondo, linen'],
    ],
  });
});

describe('a promised price that its page does not show', () => {
  const card = '<li><a href="/altra">Sicurezza</a> <small>da</small> €249<small>/mese</small></li>';
  proveNote(keptPromises, {
    pages: [pageOf('<main>Con €249 al mese</main>', '/altra')],
    silent: [card, '<title>Fibra da €2,00 al mese</title><main>€2,00</main>'],
    noted: [
      [card.replace('249', '24'), 'promette "da €24", che /altra non mostra'],
      ['<title>Fibra da €2 al mese</title><main>€2,50</main>', 'promette "da €2", che /esempio non mostra'],
    ],
  });
});
