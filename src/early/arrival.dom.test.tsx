import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/dom/eventually.ts';
import { CAMPAIGN_KEY } from '../lead/campaign.ts';
import { keepCampaign, takeFonts, wakeSession } from './arrival.ts';

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
});

describe('keepCampaign', () => {
  const visit = (path: string): void => {
    history.replaceState(null, '', path);
    keepCampaign();
  };
  const kept = () => Object.entries(sessionStorage);

  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  test('the address of a campaign is kept in the tab, and a later one takes its place', () => {
    visit('/fibra-ottica?utm_source=g&utm_campaign=medici');
    expect(kept()).toEqual([
      [CAMPAIGN_KEY, `${location.origin}/fibra-ottica?utm_source=g&utm_campaign=medici`],
    ]);
    visit('/servizi');
    visit('/servizi?scelta=Base#scelta-base');
    expect(kept()[0]?.[1]).toContain('medici');
    visit('/?gclid=abc');
    expect(kept()).toEqual([[CAMPAIGN_KEY, `${location.origin}/?gclid=abc`]]);
  });

  test('without a campaign nothing is kept', () => {
    visit('/servizi?x=1#consulenza');
    expect(kept()).toEqual([]);
  });

  test('where storage is forbidden nothing happens', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(() => visit('/?utm_source=g')).not.toThrow();
  });
});

describe('wakeSession', () => {
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
});
