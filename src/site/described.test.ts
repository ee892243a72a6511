import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { linesOf } from '../content-model/collections.ts';
import { COLLECTIONS } from '../content-model/sections.ts';

/** Keys that select the shape of an object. The list of shapes explains them. */
const DISCRIMINATORS = ['kind'];

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The schemas inside a schema, such as those of an optional, an array, a union, a record or a default. */
const parts = (schema: z.ZodType): z.ZodType[] =>
  Object.values(schema._zod.def)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isSchema);

const isDescribed = (schema: z.ZodType): boolean =>
  schema.description !== undefined || parts(schema).some(isDescribed);

/** Keys without a description, at any depth. */
const undescribed = (schema: z.ZodType, path = ''): string[] => {
  const shape: unknown = Reflect.get(schema, 'shape');
  if (typeof shape !== 'object' || shape === null)
    return parts(schema).flatMap((part) => undescribed(part, path));
  return Object.entries(shape).flatMap(([key, value]: [string, unknown]) => {
    if (!isSchema(value)) return [];
    const field = `${path}.${key}`;
    const here = DISCRIMINATORS.includes(key) || isDescribed(value) ? [] : [field];
    return [...here, ...undescribed(value, field)];
  });
};

describe('the schemas of the content', () => {
  test.each(linesOf(COLLECTIONS).map(([name, { schema }]) => [name, schema] as const))(
    'describe every key of %s',
    (_name, schema) => {
      expect(undescribed(schema)).toEqual([]);
    },
  );
});
