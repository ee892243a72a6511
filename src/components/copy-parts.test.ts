import { describe, expect, test } from 'vitest';
import { figureParts, initials, textParts, wholeLine } from './copy-parts.ts';

describe('a figure and its unit', () => {
  test.each([
    ['40 GB', '40', ' GB'],
    ['40\u00a0GB', '40', ' GB'],
    ['99,95%', '99,95', '%'],
    ['5-\u20607\u00a0giorni lavorativi', '5-\u20607', ' giorni lavorativi'],
    ['<30 secondi', '<30', ' secondi'],
    ['>100.000 SIM', '>100.000', ' SIM'],
    ['500+', '500+', ''],
    ['24/7', '24/7', ''],
    ['5:20', '5:20', ''],
    ['Oltre', 'Oltre', ''],
  ])('splits %s', (text, value, unit) => {
    expect(figureParts(text)).toEqual({ value, unit });
  });

  test.each([
    ['97,6', '%', '%'],
    ['4,8', '/5', '/5'],
    ['€30-80', 'K', 'K'],
    ['2,8', 'x', 'x'],
    ['2,5', 'Gb/s', ' Gb/s'],
    ['24', 'ore', ' ore'],
  ])('splits %s with the unit %s', (text, unit, shown) => {
    expect(figureParts(text, unit)).toEqual({ value: text, unit: shown });
  });
});

test('splits links of this site from the text around them', () => {
  expect(textParts('Ti proponiamo la [FWA 5G](/servizi/fwa-5g): da €25,00.')).toEqual([
    { text: 'Ti proponiamo la ' },
    { text: 'FWA 5G', href: '/servizi/fwa-5g' },
    { text: ': da €25,00.' },
  ]);
  expect(textParts('Scrivi a [a@b.example](mailto:a@b.example).')).toEqual([
    { text: 'Scrivi a ' },
    { text: 'a@b.example', href: 'mailto:a@b.example' },
    { text: '.' },
  ]);
  expect(textParts('[a](#b)')).toEqual([{ text: 'a', href: '#b' }]);
  expect(textParts('Nessun link (tra parentesi) [o quadre]')).toEqual([
    { text: 'Nessun link (tra parentesi) [o quadre]' },
  ]);
  expect(textParts('[fuori](https://a.example/b?c=1#d)')).toEqual([
    { text: 'fuori', href: 'https://a.example/b?c=1#d' },
  ]);
  expect(textParts('[fuori](http://a.example)')).toEqual([{ text: '[fuori](http://a.example)' }]);
  expect(textParts('')).toEqual([]);
});

describe('the last word of a heading line', () => {
  test.each([
    ['Al tessuto pensiamo noi.', 'Al tessuto pensiamo~noi.'],
    ['Ti diciamo quanto corre.', 'Ti diciamo quanto~corre.'],
    ['dal preventivo all’assistenza.', 'dal preventivo all’assistenza.'],
    ['Server fermo?', 'Server fermo?'],
    ['corre.', 'corre.'],
  ])('sets "%s" as "%s"', (line, shown) => {
    expect(wholeLine(line).replaceAll('\u00a0', '~')).toBe(shown);
  });
});

describe('the initials of a name', () => {
  test.each([
    ['Giulia Terrani', 'GT'],
    ['Anna De Luca', 'AL'],
    ['élodie  d’Amico', 'ÉD'],
    ['Madonna', 'M'],
  ])('shortens %s to %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
