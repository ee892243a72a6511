import { expect, test } from 'vitest';
import * as z from 'zod';
import { linkedCopy, siteHref } from './copy.ts';
import { fieldsOf } from './fields-of.ts';
import { reference } from './reference.ts';

const schema = z.strictObject({
  sections: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a'), text: linkedCopy(20).describe('Copy').optional() }),
      z.strictObject({ kind: z.literal('b'), text: z.string(), to: siteHref().default('/') }),
    ]),
  ),
  either: z.union([z.string(), z.array(reference('plans', { shows: 'price' }))]),
  facts: z.record(z.string(), z.string().meta({ amounts: true })),
});

const metaAt = (data: unknown, path: string): unknown =>
  fieldsOf(schema, data).find((field) => field.path.join('.') === path)?.meta;

test('gives each value what its schema says, through options and unions', () => {
  const data = {
    sections: [
      { kind: 'a', text: 'x' },
      { kind: 'b', text: 'y', to: '/z' },
    ],
    either: ['voip'],
    facts: { term: '3' },
  };
  expect(metaAt(data, 'sections.0.text')).toMatchObject({ links: true });
  expect(metaAt(data, 'sections.1.text')).toEqual({});
  expect(metaAt(data, 'sections.1.to')).toMatchObject({ href: true });
  expect(metaAt(data, 'either.0')).toMatchObject({ reference: 'plans', shows: 'price' });
  expect(metaAt(data, 'facts.term')).toEqual({ amounts: true });
});

test('reaches every value of data that its schema refuses', () => {
  const data = { sections: [{ kind: 'none', text: 'x' }], either: { a: [1] }, more: { b: true } };
  expect(fieldsOf(schema, data).map(({ path, value }) => [path.join('.'), value])).toEqual([
    ['sections.0.kind', 'none'],
    ['sections.0.text', 'x'],
    ['either.a.0', 1],
    ['more.b', true],
  ]);
});
