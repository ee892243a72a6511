import { randomUUID } from 'node:crypto';

/** What exists locally of Netlify's function context: no `geo`, no `account`, no `cookies`. */
export interface FunctionContext {
  readonly ip: string;
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly deploy: { readonly id: string; readonly context: string };
  readonly site: { readonly id: string; readonly name: string; readonly url: string };
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
 * @param ip address of the visitor
 * @param params what the path's placeholders matched
 * @param waitUntil takes the work that goes on after the answer
 */
export const makeContext = (
  url: string,
  ip: string,
  params: Readonly<Record<string, string>>,
  waitUntil: (promise: Promise<unknown>) => void,
): FunctionContext => ({
  ip,
  params,
  requestId: randomUUID(),
  deploy: { id: 'local', context: process.env['CONTEXT'] ?? 'dev' },
  site: { id: 'local', name: 'local', url },
  waitUntil,
});
