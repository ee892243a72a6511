import type { SupportedStorage } from '@supabase/auth-js';
import { askService } from './ask-service.ts';

/** How long the tabs that wait give this one to save what it got. */
const SAVE_LIMIT_MS = 1_000;

const tokenIn = (text: unknown): unknown => {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null && 'refresh_token' in value
      ? value.refresh_token
      : undefined;
  } catch {
    return undefined;
  }
};

/** One tab at a time. Without locks (an insecure page, an old browser) the service itself forgives a race. */
const takeTurn = async (name: string, turn: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks;
  await (locks ? locks.request(name, turn) : turn());
};

/**
 * Specification §4: a session is refreshed while its page is visible, and not while it is hidden. A page that is rendered
 * before it is asked for is hidden too.
 *
 * @returns resolves once the page is visible, at once where there is none
 */
export const untilVisible = async (): Promise<void> => {
  if (typeof document === 'undefined') return;
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true }));
};

/**
 * The library refreshes in every visible tab, and leaves it to the service to forgive that a refresh token came twice.
 * Here the tabs take turns: whoever finds that another one has saved a newer session gets that instead of a request.
 *
 * @param key of the session in the storage
 * @param storage that the tabs share
 * @returns what the library is given: `fetch`, which refreshes once among tabs and only while the page is visible, and the
 *   storage, which tells when the session was saved
 */
export const sharedRefresh = (
  key: string,
  storage: SupportedStorage,
): { readonly fetch: typeof fetch; readonly storage: SupportedStorage } => {
  let saved: (() => void) | undefined;

  const refresh = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    await untilVisible();
    return await new Promise((answer, refuse) => {
      const turn = async (): Promise<void> => {
        const text = await storage.getItem(key);
        const current = tokenIn(text);
        if (current !== undefined && current !== tokenIn(init?.body)) {
          answer(new Response(text));
          return;
        }
        const kept = new Promise<void>((resolve) => {
          saved = resolve;
        });
        const response = await askService(input, init);
        answer(response);
        if (!response.ok) return;
        await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, SAVE_LIMIT_MS))]);
      };
      takeTurn(`${key}-refresh`, turn).catch(refuse);
    });
  };

  const told = (name: string): void => {
    if (name === key) saved?.();
  };
  return {
    fetch: (input, init) =>
      String(input).includes('grant_type=refresh_token') ? refresh(input, init) : askService(input, init),
    storage: {
      getItem: (name) => storage.getItem(name),
      setItem: async (name, value) => {
        await storage.setItem(name, value);
        told(name);
      },
      removeItem: async (name) => {
        await storage.removeItem(name);
        told(name);
      },
    },
  };
};
