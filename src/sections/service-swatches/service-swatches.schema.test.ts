import { expect, test } from 'vitest';
import { section } from './service-swatches.schema.ts';

const swatches = (count: number): unknown => ({
  kind: 'service-swatches',
  title: 'Scegli.',
  area: { title: 'Rete', href: '/rete', text: 'Linee per ogni sede.', prices: ['uno', 'due'] },
  cards: Array.from({ length: count }, (_, index) => ({ service: `servizio-${index}` })),
  note: 'Prezzi al mese, IVA esclusa.',
});

test.each([4, 5, 6, 8])('stays when a catalogue shrinks or grows to %i services', (count) => {
  expect(section.schema.safeParse(swatches(count)).error).toBeUndefined();
});

test.each([3, 9])('has no room for %i services', (count) => {
  expect(section.schema.safeParse(swatches(count)).error?.issues[0]?.path).toEqual(['cards']);
});
