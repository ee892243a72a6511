import { expect, test } from 'vitest';
import type { Content } from '../../content-model/collections.ts';
import { type MobileBill, section } from './mobile-bill.schema.ts';

const items = [
  { id: 'alone', price: 11 },
  { id: 'group', price: 19.99 },
];
const content = { plans: new Map([['phones', { items }]]) } as unknown as Content;
const bill = (leaveOut: readonly string[]) => ({ plans: 'phones', leaveOut }) as unknown as MobileBill;

test('draws the bills of the plans that are left', () => {
  expect(() => section.draws?.(bill(['group']), content)).not.toThrow();
});

test('refuses to leave out a plan that the list does not have, or every plan', () => {
  expect(() => section.draws?.(bill(['no-such-plan']), content)).toThrow(
    /leaveOut\.0: un piano di quel listino: alone, group/,
  );
  expect(() => section.draws?.(bill(['alone', 'group']), content)).toThrow(/un prezzo in euro/);
});
