import { expect, test, vi } from 'vitest';
import { loadSheet } from './load-sheet.ts';

const links = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[href="/states.css"]'));

test('fetches a sheet once, and again after a failure', async () => {
  const first = loadSheet('/states.css');
  expect(loadSheet('/states.css')).toBe(first);
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('error'));
  await first;
  expect(links()).toHaveLength(0);

  const second = loadSheet('/states.css');
  links()[0]?.dispatchEvent(new Event('load'));
  await second;
  expect(loadSheet('/states.css')).toBe(second);
  expect(links()).toHaveLength(1);
});

test('does not wait for a sheet that hangs, which may still apply later', async () => {
  vi.useFakeTimers();
  const sheet = loadSheet('/hanging.css');
  await vi.advanceTimersByTimeAsync(5000);
  await sheet;
  expect(document.querySelector('link[href="/hanging.css"]')).not.toBeNull();
  vi.useRealTimers();
});
