import { beforeEach, expect, test, vi } from 'vitest';
import { takeFonts } from './fonts.ts';

let coming: PromiseWithResolvers<FontFace[]>;
const load = vi.fn(() => coming.promise);
const isTaken = (): boolean => document.documentElement.dataset['fonts'] !== undefined;

beforeEach(() => {
  coming = Promise.withResolvers();
  delete document.documentElement.dataset['fonts'];
  // Stands in for the browser's fonts, which jsdom has not.
  Object.assign(document, { fonts: { load } });
  takeFonts();
});

test('both faces are asked for, and text takes them in one go', async () => {
  expect(load).toHaveBeenCalledWith(expect.stringMatching(/Archivo, Condensed/));
  expect(isTaken()).toBe(false);
  coming.resolve([]);
  await vi.waitFor(() => expect(isTaken()).toBe(true));
});

test('when one does not come the other is taken', async () => {
  coming.reject(new Error('A network error occurred.'));
  await vi.waitFor(() => expect(isTaken()).toBe(true));
});
