import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Stands in for what jsdom has not: pictures that come or are lost. */
const decode = vi.fn<(this: HTMLImageElement) => Promise<void>>();
HTMLImageElement.prototype.decode = decode;

const picture = (): HTMLImageElement => {
  document.body.innerHTML = '<span class="picture"><img src="/tela.svg" alt="Tela"></span>';
  return document.images[0] as HTMLImageElement;
};

test.each([
  ['comes', 'load'],
  ['is lost', 'error'],
])('a picture has no mark until it %s', async (end, mark) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  decode.mockReturnValue(promise);
  const image = picture();
  await import('./pictures.ts');
  expect(image.dataset['is']).toBeUndefined();
  if (end === 'comes') resolve();
  else reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
  await vi.waitFor(() => expect(image.dataset['is']).toBe(mark));
});
