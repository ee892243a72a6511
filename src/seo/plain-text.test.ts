import { expect, test } from 'vitest';
import { typeset } from '../content-model/fields/typography.ts';
import { plainText } from './plain-text.ts';

test('removes typography and links and keeps the words', () => {
  expect(plainText(typeset('Servono 5-10 giorni: scegli la [FWA 5G](/servizi/fwa-5g).'))).toBe(
    'Servono 5-10 giorni: scegli la FWA 5G.',
  );
});

test('removes only what pages show as a link', () => {
  expect(plainText('Scrivi a [noi](mailto:info@trama.example) (davvero) [qui].')).toBe(
    'Scrivi a noi (davvero) [qui].',
  );
});
