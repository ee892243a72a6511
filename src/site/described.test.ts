import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { articleSchema } from '../content-model/schemas/article.ts';
import { brandSchema } from '../content-model/schemas/brand.ts';
import { clientSchema, testimonialSchema } from '../content-model/schemas/clients.ts';
import { faqSchema } from '../content-model/schemas/faq.ts';
import { receiptsSchema } from '../content-model/schemas/lead-forms.ts';
import { navigationSchema } from '../content-model/schemas/navigation.ts';
import { pageSchema } from '../content-model/schemas/page.ts';
import { agentSchema, consultantSchema, roleSchema } from '../content-model/schemas/people.ts';
import { planListSchema } from '../content-model/schemas/plan-list.ts';
import { serviceSchema } from '../content-model/schemas/service.ts';
import { solutionListSchema } from '../content-model/schemas/solution-list.ts';
import { wordsSchema } from '../content-model/schemas/words.ts';
import { anchorsOf } from '../sections/anchor-schema.ts';
import { sectionSchema } from '../sections/section-schemas.ts';

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
  test.each<[string, z.ZodType]>([
    ['brand', brandSchema],
    ['navigation', navigationSchema],
    ['receipts', receiptsSchema],
    ['words', wordsSchema],
    ['page', pageSchema(sectionSchema, anchorsOf)],
    ['plan list', planListSchema],
    ['service', serviceSchema],
    ['solution list', solutionListSchema],
    ['testimonial', testimonialSchema],
    ['agent', agentSchema],
    ['article', articleSchema],
    ['role', roleSchema],
    ['consultant', consultantSchema],
    ['client', clientSchema],
    ['questions', faqSchema],
  ])('describe every key of %s', (_name, schema) => {
    expect(undescribed(schema)).toEqual([]);
  });
});
