import { expect, test } from 'vitest';
import { typeset, typesetAll, typesetHeading, unbrokenUnits } from './typography.ts';

const SHOWN = { '\u00a0': '~', '\u2060': '^' };

/** The typeset text, with `~` for a no-break space and `^` for a word joiner. */
const seen = (text: string): string =>
  typeset(text).replace(/[\u00a0\u2060]/g, (letter) => SHOWN[letter as keyof typeof SHOWN]);

test.each([
  ["l'ufficio dell'azienda, e po' di più", 'l’ufficio dell’azienda, e po’ di più'],
  ['Fino a 2,5 Gb/s, poi 20 GB', 'Fino a 2,5~Gb/s, poi 20~GB'],
  ['Attiva in 5-10 giorni lavorativi', 'Attiva in 5-^10~giorni lavorativi'],
  ['100-1.000 SIM', '100-^1.000~SIM'],
  ['Chiamaci Lun-Ven 9:00-18:00, Super-Ventola', 'Chiamaci Lun-^Ven 9:00-^18:00, Super-Ventola'],
  ['Service desk, da €499/mese; passa da €5 a €9', 'Service desk, da~€499/mese; passa da~€5 a €9'],
  ['oltre 200 Paesi e 3 minutini', 'oltre 200~Paesi e 3 minutini'],
  ['Il 5G copre il 97,6% degli italiani', 'Il 5G copre il 97,6% degli italiani'],
  [
    "E' pronta, ed e' qui: ecco perchè, ne' poco ne' molto",
    'È pronta, ed è qui: ecco perché, né poco né molto',
  ],
  ['Ha detto "così, subito" e poi...', 'Ha detto «così, subito» e poi…'],
  ['Uno schermo da 24" e 27", due  spazi', 'Uno schermo da 24" e 27", due spazi'],
  ['5-10', '5-10'],
  ['/campagne/5-10', '/campagne/5-10'],
  ['la [fibra](/campagne/5-10#1-2) in 5-10 giorni', 'la [fibra](/campagne/5-10#1-2) in 5-^10~giorni'],
])('typesets "%s"', (written, shown) => {
  expect(seen(written)).toBe(shown);
  expect(typeset(typeset(written))).toBe(typeset(written));
});

test.each([
  ['L’analisi è gratuita. Al resto pensiamo noi.', 'L’analisi è gratuita. Al~resto pensiamo noi.'],
  ['In meno di un quarto del tempo', 'In~meno di~un~quarto del~tempo'],
  ['Adesso comincia dall’indirizzo, da te', 'Adesso comincia dall’indirizzo, da~te'],
  ['Con la videosorveglianza', 'Con la videosorveglianza'],
])('ends no line of the heading "%s" in a short word', (written, shown) => {
  expect(typesetHeading(written).replaceAll('\u00a0', '~')).toBe(shown);
});

test('typesets as headings only those of sections', () => {
  const page = { title: 'Sei e sei', sections: [{ title: ['Sei e sei'], text: 'Sei e sei' }] };
  const heading = 'Sei e\u00a0sei';
  const sections = [{ title: [heading], text: 'Sei e sei' }];
  expect(typesetAll(page, new Set())).toEqual({ ...page, sections });
});

test.each([
  ['Serve 1\u00a0Gb/s o 2,5 Gb/s?', 'Serve 1\u00a0Gb/\u2060s o 2,5 Gb/\u2060s?'],
  ['A €23,99/mese', 'A €23,99/\u2060mese'],
  ['Sempre, 24/7, con IP/MPLS', 'Sempre, 24/7, con IP/MPLS'],
  ['/servizi/fwa-5g/altro', '/servizi/fwa-5g/altro'],
])('keeps the units of "%s" on one line', (text, shown) => {
  expect(unbrokenUnits(text)).toBe(shown);
});
