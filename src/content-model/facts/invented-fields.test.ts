import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Brand, brandSchema } from '../schemas/brand.ts';
import { SMALL_CONTENT } from '../testing/temporary-project.ts';
import { inventedFields } from './invented-fields.ts';

const REAL: Brand = {
  ...brandSchema.parse(parse(SMALL_CONTENT['brand.yaml'] ?? '')),
  placeholders: [],
  siteUrl: 'https://www.esempio.it',
  phone: '+39 02 8000 0010',
  whatsapp: '+39 340 000 0001',
  email: 'info@esempio.it',
  address: { street: 'Via Torino 15', postalCode: '20123', city: 'Milano' },
  vatNumber: '00743110157',
  rea: 'RM-0001000',
};

test('finds none in a brand with real facts', () => {
  expect(inventedFields(REAL)).toEqual([]);
});

test('includes every field in the list of placeholders', () => {
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
] as const)('recognises %s "%s" as invented, even if the list does not name it', (field, value) => {
  expect(inventedFields({ ...REAL, [field]: value })).toEqual([field]);
});

test.each(['Via dell’Esempio 1', "via dell'esempio, 1"])(
  'recognises the street "%s" as invented',
  (street) => {
    expect(inventedFields({ ...REAL, address: { ...REAL.address, street } })).toEqual(['address']);
  },
);

test('names each field once', () => {
  expect(inventedFields({ ...REAL, placeholders: ['email'], email: 'a@b.example' })).toEqual(['email']);
});
