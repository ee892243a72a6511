import { expect, it } from 'vitest';
import { property } from './property.ts';

it.each<[unknown, string, unknown]>([
  [{ name: 'Lucia' }, 'name', 'Lucia'],
  [JSON.parse('{"__proto__":1}'), '__proto__', 1],
  [JSON.parse('{"__proto__":{"name":"Lucia"}}'), 'name', undefined],
  [{}, 'toString', undefined],
  [[], 'length', 0],
  [null, 'name', undefined],
  ['Lucia', 'length', undefined],
])('%j has a property %s: %j', (value, name, expected) => {
  expect(property(value, name)).toBe(expected);
});
