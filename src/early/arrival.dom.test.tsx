import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/dom/eventually.ts';
import { takeFonts, wakeSession } from './arrival.ts';

const KEY = 'sb-accessi-auth-token';
vi.stubEnv('SESSION_STORAGE_KEY', KEY);
vi.mock('virtual:on-intent/session', () => ({
  default: 'data:text/javascript,globalThis.fetched += 1; export {}; // ',
}));
vi.mock('virtual:on-intent/track', () => ({ default: '' }));
vi.mock('virtual:on-intent/islands', () => ({ default: '' }));

describe('takeFonts', () => {
  let coming: PromiseWithResolvers<void>[];
  const isTaken = (): boolean => document.documentElement.dataset['fonts'] !== undefined;

  beforeEach(() => {
    coming = [Promise.withResolvers(), Promise.withResolvers()];
    delete document.documentElement.dataset['fonts'];
    // Replaces the browser's fonts, which jsdom lacks.
    Object.assign(document, { fonts: coming.map(({ promise }) => ({ load: () => promise })) });
    takeFonts();
  });

  test('loads every font, and marks the page once all have loaded', async () => {
    const [text, condensed] = coming;
    text?.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(isTaken()).toBe(false);
    condensed?.resolve();
    await vi.waitFor(() => expect(isTaken()).toBe(true));
  });

  test('marks the page when one of the fonts fails to load', async () => {
    const [text, condensed] = coming;
    text?.reject(new Error('A network error occurred.'));
    condensed?.resolve();
    await vi.waitFor(() => expect(isTaken()).toBe(true));
  });
});

describe('wakeSession', () => {
  const state = globalThis as typeof globalThis & { fetched: number };
  beforeEach(() => {
    // A module runs only once: the tests check whether it ran.
    state.fetched = 0;
    localStorage.clear();
    history.replaceState(null, '', '/');
  });

  test('fetches nothing without a stored session or a sign-in answer', async () => {
    history.replaceState(null, '', '/?utm_code=1&encode=2#contatto-hero');
    localStorage.setItem('cookie-preferences', '{}');
    wakeSession();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(state.fetched).toBe(0);
  });

  test('does nothing when storage is forbidden', () => {
    const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(wakeSession).not.toThrow();
    storage.mockRestore();
  });

  test('fetches the session module when a session is stored', async () => {
    localStorage.setItem(KEY, '{}');
    wakeSession();
    await eventually(() => expect(state.fetched).toBe(1));
  });
});
