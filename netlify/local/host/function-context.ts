import { randomUUID } from 'node:crypto';

/** The part of Netlify's function context that exists locally. */
export interface FunctionContext {
  readonly ip: string;
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly geo: { readonly timezone: string };
  readonly deploy: {
    readonly id: string;
    readonly context: string;
    readonly published: boolean;
  };
  readonly site: { readonly id: string; readonly name: string; readonly url: string };
  readonly account: { readonly id: string };
  readonly cookies: { get(name: string): string | undefined };
  waitUntil(promise: Promise<unknown>): void;
}

/** Work that functions left to be done after their answers. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();

  add(name: string, promise: Promise<unknown>): void {
    const work: Promise<void> = Promise.resolve(promise)
      .then(
        () => {},
        (error: unknown) => console.error(`${name}, after its answer:`, error),
      )
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /** Resolves when nothing is left, work added meanwhile included. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

/**
 * @param url address of the site
 * @param params what the path's placeholders matched
 * @param waitUntil takes the work that goes on after the answer
 */
export const makeContext = (
  url: string,
  request: { readonly ip: string; readonly headers: Headers },
  params: Readonly<Record<string, string>>,
  waitUntil: (promise: Promise<unknown>) => void,
): FunctionContext => ({
  ip: request.ip,
  params,
  requestId: randomUUID(),
  geo: { timezone: 'Europe/Rome' },
  deploy: { id: 'local', context: process.env['CONTEXT'] ?? 'dev', published: false },
  site: { id: 'local', name: 'local', url },
  account: { id: 'local' },
  cookies: { get: (name) => readCookie(request.headers.get('cookie') ?? '', name) },
  waitUntil,
});

const readCookie = (header: string, name: string): string | undefined => {
  const pair = header.split(';').find((item) => item.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
};
