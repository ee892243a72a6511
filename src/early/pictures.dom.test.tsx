import { beforeEach, expect, test, vi } from 'vitest';

const PICTURE =
  '<span class="picture"><img src="/tela.svg" alt="Tela"><span>Immagine non disponibile</span></span>';

const picture = () => document.querySelector('img') as HTMLImageElement;

/** Each run of the script adds its listeners again, which does no harm. */
beforeEach(async () => {
  document.body.innerHTML = PICTURE;
  vi.resetModules();
  await import('./pictures.ts');
});

test('a picture under way has no mark: its box shows the warp', () => {
  expect(picture().dataset['is']).toBeUndefined();
});

test.each(['load', 'error'])('%s marks the picture', (state) => {
  picture().dispatchEvent(new Event(state));
  expect(picture().dataset['is']).toBe(state);
});

test('a picture that comes into the page later is heard as well', () => {
  document.body.insertAdjacentHTML('beforeend', '<img src="/saia.svg" alt="Saia">');
  const late = document.querySelector('body > img') as HTMLImageElement;
  late.dispatchEvent(new Event('error'));
  expect(late.dataset['is']).toBe('error');
});
