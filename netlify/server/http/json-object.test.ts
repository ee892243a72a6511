import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jsonObject, property } from './json-object.ts';

const schema = z.object({ name: z.optional(z.unknown()), length: z.optional(z.unknown()) });

it.each<[unknown, object]>([
  [{ name: 'Lucia', toString: 1 }, { name: 'Lucia' }],
  [JSON.parse('{"__proto__":{"name":"Lucia"}}'), {}],
  [{ __proto__: { name: 'Lucia' } }, {}],
  [['Lucia'], {}],
  [null, {}],
  [undefined, {}],
  ['Lucia', {}],
  [7, {}],
])('parses %j as %j', (value, fields) => {
  expect(schema.parse(jsonObject(value))).toEqual(fields);
});

it('returns the same object, not a copy', () => {
  const value = { name: 'Lucia' };
  expect(jsonObject(value)).toBe(value);
});

it.each<[unknown, string, unknown]>([
  [{ name: 'Lucia' }, 'name', 'Lucia'],
  [JSON.parse('{"__proto__":1}'), '__proto__', 1],
  [JSON.parse('{"__proto__":{"name":"Lucia"}}'), 'name', undefined],
  [{}, 'toString', undefined],
  [[], 'length', 0],
  [null, 'name', undefined],
  ['Lucia', 'length', undefined],
])('reads from %j the property %s: %j', (value, name, expected) => {
  expect(property(value, name)).toBe(expected);
});
