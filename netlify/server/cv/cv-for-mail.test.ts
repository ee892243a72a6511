import { expect, it } from 'vitest';
import { TooLate, within } from './cv-for-mail.ts';

const NEVER = new Promise<string>(() => {});

it('passes on a result or a failure that comes in time', async () => {
  expect(await within(10_000, Promise.resolve('there'))).toBe('there');
  await expect(within(10_000, Promise.reject(new RangeError('broken')))).rejects.toThrow(RangeError);
});

it('throws when the promise does not settle in time', async () => {
  await expect(within(1, NEVER)).rejects.toThrow(TooLate);
  await expect(within(-1, NEVER)).rejects.toThrow(TooLate);
});
