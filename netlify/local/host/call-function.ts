import { setTimeout as sleep } from 'node:timers/promises';
import type { FunctionContext } from './function-context.ts';
import type { LoadedFunction } from './function-module.ts';

/** The work that functions continue after their answers. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();

  add(name: string, promise: Promise<unknown>): void {
    const work: Promise<void> = Promise.resolve(promise)
      .then(
        () => {},
        (error: unknown) => console.error(`${name} failed after its answer:`, error),
      )
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /** Resolves when all work has ended, including work that is added in the meantime. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

/** How long a function may take on Netlify for a request, and for a scheduled run. */
export const REQUEST_LIMIT_MS = 60_000;
export const SCHEDULED_LIMIT_MS = 30_000;

/**
 * Calls a function as Netlify does: an error is logged, and the answer does not reveal it.
 *
 * A function that takes too long gets a 504 but continues to run, because a promise cannot be stopped. Netlify's limit
 * of 6 MB for answers is not applied.
 *
 * @param limitMs how long the function may take
 * @returns the function's answer, 204 when it returns nothing, 500 when it throws, 504 when it is late
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
