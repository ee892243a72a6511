import { expect, it } from 'vitest';
import { TooLate, within } from './cv-for-mail.ts';

const NEVER = new Promise<string>(() => {});

it('gives what comes in time, failures too', async () => {
  expect(await within(10_000, Promise.resolve('there'))).toBe('there');
  await expect(within(10_000, Promise.reject(new RangeError('broken')))).rejects.toThrow(RangeError);
});

it('does not wait for what never comes', async () => {
  await expect(within(1, NEVER)).rejects.toThrow(TooLate);
  await expect(within(-1, NEVER)).rejects.toThrow(TooLate);
});
