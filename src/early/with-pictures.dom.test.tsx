import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('./main.ts', () => ({}));
beforeEach(() => vi.resetModules());

/** Replaces the decoding of pictures, which jsdom lacks. */
const decode = vi.fn<(this: HTMLImageElement) => Promise<void>>();
HTMLImageElement.prototype.decode = decode;

/** @param complete whether the browser has finished with the picture before the script runs */
const picture = (complete: boolean): { box: HTMLElement; image: HTMLImageElement } => {
  document.body.innerHTML = '<li class="picture"><picture><img src="/tela.svg" alt="Tela"></picture></li>';
  const [image] = document.images as unknown as [HTMLImageElement];
  Object.defineProperty(image, 'complete', { value: complete });
  return { image, box: document.querySelector('.picture') as HTMLElement };
};

test('marks the box of a picture while it loads', async () => {
  const { box, image } = picture(false);
  await import('./with-pictures.ts');
  expect(box.dataset['state']).toBe('loading');
  image.dispatchEvent(new Event('load'));
  expect(box.dataset['state']).toBeUndefined();
});

test('marks the box of a picture that failed', async () => {
  const { box, image } = picture(false);
  await import('./with-pictures.ts');
  image.dispatchEvent(new Event('error'));
  expect(box.dataset['state']).toBe('failed');
  expect(image.alt).toBe('Tela');
});

test('finds a picture that failed before the script ran, and not one that has yet to begin', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  decode.mockReturnValue(promise);
  const { box } = picture(true);
  await import('./with-pictures.ts');
  expect(box.dataset['state']).toBeUndefined();
  reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
  await vi.waitFor(() => expect(box.dataset['state']).toBe('failed'));
});

test('leaves other files alone', async () => {
  picture(false);
  await import('./with-pictures.ts');
  document.body.append(document.createElement('script'));
  expect(() => document.body.lastElementChild?.dispatchEvent(new Event('error'))).not.toThrow();
  expect(() => dispatchEvent(new Event('load'))).not.toThrow();
});
