import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/dom/eventually.ts';
import { wakeSession } from './session.ts';

const KEY = 'sb-accessi-auth-token';
vi.stubEnv('SESSION_STORAGE_KEY', KEY);
vi.mock('virtual:on-intent/session', () => ({
  default: 'data:text/javascript,globalThis.fetched += 1; export {}; // ',
}));
vi.mock('virtual:on-intent/track', () => ({ default: '' }));
vi.mock('virtual:on-intent/islands', () => ({ default: '' }));

const state = globalThis as typeof globalThis & { fetched: number };
beforeEach(() => {
  // A module runs once: what counts is whether it did.
  state.fetched = 0;
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('without a session and without an answer nothing is fetched', async () => {
  history.replaceState(null, '', '/?utm_code=1&encode=2#contatto-hero');
  localStorage.setItem('cookie-preferences', '{}');
  wakeSession();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(state.fetched).toBe(0);
});

test('where storage is forbidden nothing happens', () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(wakeSession).not.toThrow();
  storage.mockRestore();
});

test('a stored session fetches its module', async () => {
  localStorage.setItem(KEY, '{}');
  wakeSession();
  await eventually(() => expect(state.fetched).toBe(1));
});
