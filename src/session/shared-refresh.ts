import type { SupportedStorage } from '@supabase/auth-js';

/** What a phone on 3G needs, three times over: a service that hangs is one that is down. */
const ANSWER_LIMIT_MS = 10_000;

/** Calls whose answer is saved as the session. */
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

/** Specification §3. */
const isSession = (value: Record<string, unknown>): boolean =>
  typeof value['access_token'] === 'string' &&
  typeof value['refresh_token'] === 'string' &&
  typeof value['expires_in'] === 'number';

/**
 * `fetch` for the library, which trusts what a service answers: a page of a proxy, read as a refusal, would sign the visitor
 * out, and an answer without tokens would be stored as the session. Both count as a service that is down.
 *
 * @returns the service's answer, or 502 in its place
 * @throws what `fetch` throws, which the library expects: not reached, too late, cut
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
