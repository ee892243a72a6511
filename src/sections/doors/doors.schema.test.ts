import { expect, test } from 'vitest';
import type { Content } from '../../content-model/collections.ts';
import { type Doors, section } from './doors.schema.ts';

const content = {
  plans: new Map([['lines', { items: [{ id: 'slow' }, { id: 'fast' }] }]]),
} as unknown as Content;
const doors = (...prices: object[]) => ({ items: prices.map((price) => ({ price })) }) as unknown as Doors;
const FREE = { label: 'l’analisi', text: 'vale 100 euro' };

test('draws doors whose plans are in their lists, and doors of what costs nothing', () => {
  expect(() => section.draws?.(doors({ plans: 'lines', plan: 'fast' }, FREE), content)).not.toThrow();
});

test('refuses a door whose plan its list does not have', () => {
  expect(() => section.draws?.(doors(FREE, { plans: 'lines', plan: 'gone' }), content)).toThrow(
    'items.1.price.plan: un piano di quel listino: slow, fast',
  );
});
