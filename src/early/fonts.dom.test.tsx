import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let coming: PromiseWithResolvers<FontFace[]>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.id = '';
  coming = Promise.withResolvers();
  // Stands in for the browser's fonts, which jsdom has not.
  Object.assign(document, { fonts: { load: () => coming.promise } });
  const { takeFonts } = await import('./fonts.ts');
  takeFonts();
});
afterEach(() => vi.useRealTimers());

const isTaken = (): boolean => document.body.id === 'f';

test('files that come soon are taken at once', async () => {
  await vi.advanceTimersByTimeAsync(200);
  expect(isTaken()).toBe(false);
  coming.resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(isTaken()).toBe(true);
});

test('files that come late wait longer', async () => {
  await vi.advanceTimersByTimeAsync(201);
  coming.resolve([]);
  await vi.advanceTimersByTimeAsync(399);
  expect(isTaken()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isTaken()).toBe(true);
});

test('when one does not come the other is taken', async () => {
  coming.reject(new Error('A network error occurred.'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isTaken()).toBe(true);
});
