import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('./main.ts', () => ({}));
beforeEach(() => vi.resetModules());

/** Replaces the decoding of pictures, which jsdom lacks. */
const decode = vi.fn<(this: HTMLImageElement) => Promise<void>>();
HTMLImageElement.prototype.decode = decode;

const picture = (): HTMLImageElement => {
  document.body.innerHTML = '<span class="picture"><img src="/tela.svg" alt="Tela"></span>';
  return document.images[0] as HTMLImageElement;
};

test.each([
  ['loads', false],
  ['fails', true],
])('sets hidden of a picture that %s to %s', async (end, isHidden) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  decode.mockReturnValue(promise);
  const image = picture();
  await import('./with-pictures.ts');
  expect(image.hidden).toBe(false);
  if (end === 'loads') resolve();
  else reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
  await promise.catch(() => undefined);
  await vi.waitFor(() => expect(image.hidden).toBe(isHidden));
});
