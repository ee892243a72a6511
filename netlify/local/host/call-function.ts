import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FunctionContext, LoadedFunction } from './function-module.ts';

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

/** What a function may take to answer a request on Netlify, and a scheduled run. */
export const REQUEST_LIMIT_MS = 60_000;
export const SCHEDULED_LIMIT_MS = 30_000;

/**
 * Calls a function as Netlify does: what it throws is logged and never told.
 *
 * A function that takes too long is answered for, but goes on: a process cannot stop a promise. Answers are
 * not measured against Netlify's 6 MB.
 *
 * @param limitMs how long it may take
 * @returns its answer, 204 for none, 500 when it throws, 504 when it is late
 */
export const callFunction = async (
  { name, handler }: LoadedFunction,
  request: Request,
  context: FunctionContext,
  limitMs: number,
): Promise<Response> => {
  const ended = new AbortController();
  try {
    const answer = await Promise.race([
      Promise.resolve(handler(request, context)),
      sleep(limitMs, 'late', { signal: ended.signal }),
    ]);
    if (answer === 'late') {
      console.error(`${name} gave no answer in ${limitMs} ms (${context.requestId})`);
      return failure(504, `Function timed out. ID: ${context.requestId}`);
    }
    if (answer === undefined) return new Response(null, { status: 204 });
    if (answer instanceof Response) return answer;
    throw new TypeError(`${name} must answer a Response, not ${typeof answer}.`);
  } catch (error) {
    console.error(`${name} failed (${context.requestId}):`, error);
    return failure(500, `Internal Error. ID: ${context.requestId}`);
  } finally {
    ended.abort();
  }
};

const failure = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
