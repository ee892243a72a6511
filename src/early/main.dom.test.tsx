import { expect, test, vi } from 'vitest';
import { eventually } from '../../tests/dom/eventually.ts';

test('neither reads storage nor listens to it before the first frame', async () => {
  document.body.innerHTML = '<section id="cookie-banner" hidden></section>';
  // Replaces the browser's fonts, which jsdom lacks.
  Object.assign(document, { fonts: [] });
  const listens = vi.spyOn(globalThis, 'addEventListener');
  const look = vi.spyOn(globalThis, 'localStorage', 'get');
  const touched = () => [look.mock.calls.length > 0, listens.mock.calls.some(([type]) => type === 'storage')];
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await import('./main.ts');
  expect(touched()).toEqual([false, false]);
  for (const [callback] of frame.mock.calls) callback(0);
  await eventually(() => expect(touched()).toEqual([true, true]));
});
