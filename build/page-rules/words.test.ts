import { describe } from 'vitest';
import { glyphsRule } from './glyphs.ts';
import { groundsRule } from './grounds.ts';
import { supportAccessRule } from './support-access.ts';
import { proveRule } from './testing/prove-rule.ts';

const ACCESS = 'Il numero arriva con il contratto.';
const footer = `<footer>Lun-Ven 9:00-18:00. ${ACCESS}</footer>`;
const answer = (text: string): string => `<main><dl><dt>E di notte?</dt><dd>${text}</dd></dl></main>`;

describe('rule: a promise of support around the clock says how to reach it', () => {
  proveRule(supportAccessRule(ACCESS, '24/7'), {
    good: [
      footer,
      footer + answer(`Il supporto risponde 24/7. ${ACCESS}`),
      footer + answer('Il supporto controlla la SIM.'),
      footer + answer('24/7'),
    ],
    broken: [
      ['<footer>Lun-Ven 9:00-18:00</footer>', 'a footer without it'],
      [footer + answer('Il supporto risponde 24/7.'), '{brand:supportAccess} behind an answer'],
      [footer + answer('Chiami l’assistenza a qualunque ora.'), 'a qualunque ora'],
    ],
  });
});

describe('rule: every character has a glyph', () => {
  proveRule(glyphsRule, {
    good: [
      '<h1>Perché no?</h1><p>Da 23,99 € al mese, “fino a” 5-\u206010 km.</p><p class="stars">★</p><script>"☃"</script>',
    ],
    broken: [
      ['<p>Neve ☃</p>', 'another one than ☃ | "Neve ☃"'],
      ['<h2>A | B</h2>', 'headlines has: another one than |'],
    ],
  });
});

const main = (...sections: string[]): string =>
  `<main>${sections.map((name) => `<section class="${name}"></section>`).join('')}</main>`;

describe('rule: neighbouring sections have different grounds', () => {
  proveRule(groundsRule, {
    good: [
      main('hero wide-hero', 'plans bg-hemp', 'transparency bg-hemp', 'faq'),
      main('hero wide-hero', 'story', 'plans bg-hemp'),
    ],
    broken: [
      [
        main('hero wide-hero', 'plans bg-hemp', 'transparency bg-hemp', 'faq bg-hemp'),
        'faq follows plans on hemp',
      ],
      [main('hero wide-hero', 'faq', 'steps'), 'steps follows faq on linen'],
      [main('wide-hero', 'features on-ink', 'threats on-ink'), 'threats follows features on ink'],
    ],
  });
});
