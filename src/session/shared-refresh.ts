import type { SupportedStorage } from '@supabase/auth-js';

/** Three times what a phone on 3G needs. After that a service that hangs counts as down. */
const ANSWER_LIMIT_MS = 10_000;

/** Requests whose answer the library saves as the session. */
const HANDS_OUT_A_SESSION = /\/(?:token|verify)(?:\?|$)/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that Specification §3 requires of a session. */
const isSession = (value: Record<string, unknown>): boolean =>
  typeof value['access_token'] === 'string' &&
  typeof value['refresh_token'] === 'string' &&
  typeof value['expires_in'] === 'number';

/**
 * A `fetch` for the library, which trusts every answer of the service: it would take a proxy's error page for a refusal
 * and sign the visitor out, and it would store an answer without tokens as the session. This `fetch` treats both like a
 * service that is down.
 *
 * @returns the service's answer, or a 502 in its place
 * @throws what `fetch` throws and the library handles: no connection, a timeout, an answer that breaks off
 */
const askService: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  if (answer.status === 204) return answer;
  const text = await answer.text();
  const body = parsed(text);
  const isUsable =
    isObject(body) && (!answer.ok || !HANDS_OUT_A_SESSION.test(String(input)) || isSession(body));
  return isUsable
    ? new Response(text, { status: answer.status, headers: answer.headers })
    : Response.json({ message: 'The service did not answer in its protocol.' }, { status: 502 });
};

/** How long waiting tabs give this one to save its answer. */
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

/**
 * Runs a turn while no other tab runs one. Without locks (an insecure page, an old browser) the service itself
 * tolerates a race.
 */
const takeTurn = async (name: string, turn: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks;
  await (locks ? locks.request(name, turn) : turn());
};

/**
 * Waits until the page is visible. Specification §4: a session is refreshed while its page is visible, and not while it
 * is hidden. A prerendered page counts as hidden.
 *
 * @returns resolves once the page is visible; at once where there is no document
 */
export const untilVisible = async (): Promise<void> => {
  if (typeof document === 'undefined') return;
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true }));
};

/**
 * Makes tabs take turns when they refresh the session. The library alone would refresh in every visible tab and rely on
 * the service to tolerate a refresh token that is used twice. A tab whose turn comes first looks for a newer session
 * that another tab has saved, and uses that instead of a request.
 *
 * @param key key of the session in the storage
 * @param storage the storage that the tabs share
 * @returns a `fetch` for the library that refreshes once among all tabs and only while the page is visible, and a
 *   storage that reports when the session was saved
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

  const notifySaved = (name: string): void => {
    if (name === key) saved?.();
  };
  return {
    fetch: (input, init) =>
      String(input).includes('grant_type=refresh_token') ? refresh(input, init) : askService(input, init),
    storage: {
      getItem: (name) => storage.getItem(name),
      setItem: async (name, value) => {
        await storage.setItem(name, value);
        notifySaved(name);
      },
      removeItem: async (name) => {
        await storage.removeItem(name);
        notifySaved(name);
      },
    },
  };
};
