import { beforeEach, expect, test, vi } from 'vitest';
import { takeFonts } from './fonts.ts';

let coming: PromiseWithResolvers<FontFace[]>;
const load = vi.fn(() => coming.promise);
const state = (): string | undefined => document.documentElement.dataset['page'];

/** Stands in for what jsdom has not: fonts, how the page was opened, and whether it is painted. */
const open = (how: string, paints: number): void => {
  Object.assign(window, { navigation: { activation: { navigationType: how } } });
  Object.assign(document, { fonts: { load } });
  performance.getEntriesByType = () => Array.from({ length: paints }, () => performance.mark('paint'));
  takeFonts();
};

beforeEach(() => {
  coming = Promise.withResolvers();
  location.hash = '';
  delete document.documentElement.dataset['page'];
});

test('both faces are asked for, and text takes them in one go', async () => {
  open('push', 0);
  expect(load).toHaveBeenCalledWith(expect.stringMatching(/Archivo, Condensed/));
  expect(state()).toBe('opening');
  coming.resolve([]);
  await vi.waitFor(() => expect(state()).toBe('settled'));
});

test('when one does not come the other is taken', async () => {
  open('replace', 0);
  coming.reject(new Error('A network error occurred.'));
  await vi.waitFor(() => expect(state()).toBe('settled'));
});

test.each([
  ['loaded again', 'reload', 0, ''],
  ['come back to', 'traverse', 0, ''],
  ['opened at a fragment', 'push', 0, '#consulenza'],
  ['painted already', 'push', 1, ''],
])('a page that is %s lays out all its sections at once', (_, how, paints, hash) => {
  location.hash = hash;
  open(how, paints);
  expect(state()).toBeUndefined();
});
