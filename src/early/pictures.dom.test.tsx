import { beforeEach, expect, test, vi } from 'vitest';

const PICTURE =
  '<span class="picture"><img src="/tela.svg" alt="Tela"><span>Immagine non disponibile</span></span>';

const picture = () => document.querySelector('img') as HTMLImageElement;

/** jsdom loads no pictures: what a browser would know of one. */
const become = (complete: boolean, naturalWidth: number) => {
  for (const [name, value] of Object.entries({ complete, naturalWidth }))
    Object.defineProperty(picture(), name, { value, configurable: true });
};

/** The script runs as a page's does: once the picture is in the document. */
const run = async () => {
  vi.resetModules();
  await import('./pictures.ts');
};

beforeEach(() => {
  document.body.innerHTML = PICTURE;
  become(false, 0);
});

test('a picture under way has no mark: its box shows the warp', async () => {
  await run();
  expect(picture().dataset['state']).toBeUndefined();
});

test.each([
  ['load', 480],
  ['error', 0],
])('%s while the page is open marks the picture', async (state, naturalWidth) => {
  await run();
  become(true, naturalWidth);
  picture().dispatchEvent(new Event(state));
  expect(picture().dataset['state']).toBe(state);
});

test.each([
  ['arrived', 480, 'load'],
  ['failed', 0, 'error'],
])('a picture that %s before the script ran is marked too', async (_, naturalWidth, state) => {
  become(true, naturalWidth);
  await run();
  expect(picture().dataset['state']).toBe(state);
});

test('a picture that comes into the page later is heard as well', async () => {
  await run();
  document.body.insertAdjacentHTML('beforeend', '<img src="/saia.svg" alt="Saia">');
  const late = document.querySelector('body > img') as HTMLImageElement;
  late.dispatchEvent(new Event('error'));
  expect(late.dataset['state']).toBe('error');
});
