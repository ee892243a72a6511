import { expect, test } from 'vitest';
import { textParts } from './rich-text.ts';

test('links on this site become parts, everything else stays text', () => {
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
  expect(textParts('[fuori](https://example.com)')).toEqual([{ text: '[fuori](https://example.com)' }]);
  expect(textParts('')).toEqual([]);
});
