import { type LocalServices, startLocalServices } from '../../netlify/local/services.ts';
import { createSession } from '../../src/session/session.ts';
import { storageKey } from '../../src/session/settings.ts';

/** A request as it was sent. */
export interface Sent {
  readonly method: string;
  /** Relative to the service's base address, with its query. */
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A storage in memory, which the tabs of one browser share. */
export const memoryStorage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
};
export type MemoryStorage = ReturnType<typeof memoryStorage>;

/** Starts the local services and records the requests to the authentication service from now on. */
export const startService = async (): Promise<LocalServices & { readonly sent: Sent[] }> => {
  const services = await startLocalServices({
    port: 0,
    dataDir: null,
    database: false,
    auth: { tokenSeconds: 600 },
  });
  const sent: Sent[] = [];
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (String(input).startsWith(services.authUrl))
      sent.push({
        method: init?.method ?? 'GET',
        path: String(input).slice(services.authUrl.length),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        headers: new Headers(init?.headers),
      });
    return await ask(input, init);
  };
  return { ...services, sent };
};

/** @returns tokens of the test visitor, in the form of the service's answer */
export const tokensOf = async (authUrl: string): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${authUrl}/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email: 'visitatore@trama.example', password: 'trama-locale' }),
  });
  return await answer.json();
};

/**
 * @param change of fields of the stored session, such as an earlier `expires_at`
 * @returns a storage that holds a session of the test visitor
 */
export const signedInStorage = async (
  authUrl: string,
  change: Record<string, unknown> = {},
): Promise<MemoryStorage> => {
  const storage = memoryStorage();
  storage.setItem(storageKey(authUrl), JSON.stringify({ ...(await tokensOf(authUrl)), ...change }));
  return storage;
};

export const sessionIn = (authUrl: string, storage: MemoryStorage = memoryStorage()) =>
  createSession({ url: authUrl, key: 'public-key', storage });
