import { beforeEach, expect, test, vi } from 'vitest';
import { takeFonts } from './fonts.ts';

let coming: PromiseWithResolvers<void>[];
const isTaken = (): boolean => document.documentElement.dataset['fonts'] !== undefined;

beforeEach(() => {
  coming = [Promise.withResolvers(), Promise.withResolvers()];
  delete document.documentElement.dataset['fonts'];
  // Stands in for the browser's fonts, which jsdom has not.
  Object.assign(document, { fonts: coming.map(({ promise }) => ({ load: () => promise })) });
  takeFonts();
});

test('every face is asked for, and text takes them in one go', async () => {
  const [text, condensed] = coming;
  text?.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isTaken()).toBe(false);
  condensed?.resolve();
  await vi.waitFor(() => expect(isTaken()).toBe(true));
});

test('when one does not come the other is taken', async () => {
  const [text, condensed] = coming;
  text?.reject(new Error('A network error occurred.'));
  condensed?.resolve();
  await vi.waitFor(() => expect(isTaken()).toBe(true));
});
