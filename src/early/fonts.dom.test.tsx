import { beforeEach, expect, test } from 'vitest';
import { takeFonts } from './fonts.ts';

const coming = new Map<string, PromiseWithResolvers<FontFace[]>>();

beforeEach(() => {
  coming.clear();
  delete document.documentElement.dataset['fonts'];
  // Stands in for the browser's fonts, which jsdom has not.
  const load = (face: string): Promise<FontFace[]> => {
    const font = Promise.withResolvers<FontFace[]>();
    coming.set(face, font);
    return font.promise;
  };
  Object.assign(document, { fonts: { load } });
});

const isTaken = (): boolean => document.documentElement.dataset['fonts'] !== undefined;

test('both are taken in one go, once both have come', async () => {
  const taken = takeFonts();
  const [text, condensed] = [...coming.values()];
  text?.resolve([]);
  await Promise.resolve();
  expect([coming.size, isTaken()]).toEqual([2, false]);
  condensed?.resolve([]);
  await taken;
  expect(isTaken()).toBe(true);
});

test('when one does not come the other is taken', async () => {
  const taken = takeFonts();
  const [text, condensed] = [...coming.values()];
  text?.reject(new Error('A network error occurred.'));
  condensed?.resolve([]);
  await taken;
  expect(isTaken()).toBe(true);
});
