import { expect, test } from 'vitest';
import { typeset } from '../content-model/facts/typography.ts';
import { plainText } from './plain-text.ts';

test('typography and links are taken out, words stay', () => {
  expect(plainText(typeset('Servono 5-10 giorni: scegli la [FWA 5G](/servizi/fwa-5g).'))).toBe(
    'Servono 5-10 giorni: scegli la FWA 5G.',
  );
});

test('only what pages take for a link is one', () => {
  expect(plainText('Scrivi a [noi](mailto:info@trama.example) (davvero) [qui].')).toBe(
    'Scrivi a noi (davvero) [qui].',
  );
});
