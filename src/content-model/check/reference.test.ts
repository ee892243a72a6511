import { expect, test } from 'vitest';
import * as z from 'zod';
import { type KnownIds, NO_IDS, reference, referencesIn, withKnownIds } from './reference.ts';

const IDS: KnownIds = { ...NO_IDS, plans: ['voip', 'iot'] };
const schema = reference('plans');

const message = (value: string): string | undefined => schema.safeParse(value).error?.issues[0]?.message;

test('accepts ids of the site that is being read and rejects others', () => {
  expect(withKnownIds(IDS, () => message('voip'))).toBeUndefined();
  expect(withKnownIds(IDS, () => message('voi'))).toBe(
    'an entry of plans, probably "voip"; known are "voip", "iot"',
  );
});

test('reports that a collection has no entries', () => {
  const none = withKnownIds(IDS, () => reference('services').safeParse('voip'));
  expect(none.error?.issues[0]?.message).toBe('an entry of services: there is none');
});

test('accepts any text while no site is being read, also after a reading that failed', () => {
  expect(() =>
    withKnownIds(IDS, () => {
      throw new Error('broken off');
    }),
  ).toThrow('broken off');
  expect(message('anything')).toBeUndefined();
});

test('has its collection as metadata', () => {
  expect(schema.meta()).toEqual({ reference: 'plans' });
});

test('is found in data by its schema, even if the data is invalid', () => {
  const page = z.object({
    title: z.string().min(9),
    plans: z.array(reference('plans')),
    faq: reference('faqs'),
  });
  expect(referencesIn(page, { title: '', plans: ['voip', 3], faq: 'voip' })).toEqual([
    { path: ['plans', 0], collection: 'plans', id: 'voip' },
    { path: ['faq'], collection: 'faqs', id: 'voip' },
  ]);
});
