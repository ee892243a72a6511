import { expect, test } from 'vitest';
import { readSite } from '../../site/site.ts';
import type { Brand } from '../schemas/brand.ts';
import { inventedFields } from './invented-fields.ts';

const { brand } = readSite();

const REAL: Brand = {
  ...brand,
  placeholders: [],
  siteUrl: 'https://www.esempio.it',
  phone: '+39 02 8000 0010',
  whatsapp: '+39 340 000 0001',
  email: 'info@esempio.it',
  address: { street: 'Via Torino 15', postalCode: '20123', city: 'Milano' },
  vatNumber: '00743110157',
  rea: 'RM-0001000',
};

test('a brand of real facts has none', () => {
  expect(inventedFields(REAL)).toEqual([]);
});

test('what the list names is invented, however it looks', () => {
  expect(inventedFields({ ...REAL, placeholders: ['operator'] })).toEqual(['operator']);
});

test.each([
  ['siteUrl', 'https://www.trama.example'],
  ['siteUrl', 'https://trama.example/'],
  ['phone', '+39 02 0000 0000'],
  ['whatsapp', '+39 000 000 0000'],
  ['email', 'info@trama.example'],
  ['vatNumber', '00000000000'],
  ['rea', 'RM-0000000'],
] as const)('%s "%s" is invented, whatever the list says', (field, value) => {
  expect(inventedFields({ ...REAL, [field]: value })).toEqual([field]);
});

test.each(['Via dell’Esempio 1', "via dell'esempio, 1"])('the street "%s" is invented', (street) => {
  expect(inventedFields({ ...REAL, address: { ...REAL.address, street } })).toEqual(['address']);
});

test('a field is named once', () => {
  expect(inventedFields({ ...REAL, placeholders: ['email'], email: 'a@b.example' })).toEqual(['email']);
});
