import { expect, it } from 'vitest';
import { essenceOf } from './content-type.ts';

it.each([
  ['application/json', 'application/json'],
  [' Application/JSON ; charset=utf-8', 'application/json'],
  ['multipart/form-data; boundary="a;b"', 'multipart/form-data'],
  [';', ''],
  ['', ''],
  [null, ''],
])('%j', (header, essence) => {
  expect(essenceOf(header)).toBe(essence);
});
