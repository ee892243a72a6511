import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { type Chance, makeChance } from './chance.ts';
import {
  brokenOff,
  connectionLost,
  FAILURES,
  type Failure,
  REFUSING,
  toResponse,
  type WholeAnswer,
} from './failures.ts';
import { beginLife, type Ended, type FunctionRun, type Life } from './life.ts';
import { count, nothingSeen, type Seen } from './seen.ts';

/**
 * Lets the functions' requests to outside services wait for their turn, one at a time: a seed decides whose turn it is,
 * how it fails, and which process dies. The fake time passes only when no process has anything to do, so hours pass in
 * seconds, and the same seed gives the same storm.
 */
export interface Storm {
  /** Probability that a request to an outside service fails. */
  failing: number;
  /** Probability that a function run gets a random step at which it dies; it survives if it ends before that step. */
  dying: number;
  /** Runs a function as a process of its own, which the platform ends after this many milliseconds. */
  run<T>(name: string, limitMs: number, work: (run: FunctionRun) => Promise<T>): Promise<Ended<T>>;
  /** Runs the storm until the promise settles. */
  until(done: Promise<unknown>): Promise<void>;
  readonly chance: Chance;
  readonly seen: Seen;
}

interface Waiting {
  readonly life: Life;
  readonly url: string;
  readonly init: RequestInit;
  readonly settle: (answer: Response | Error) => void;
}

const SLOW_MS = [500, 3_000, 9_000];
/** Probability that the service still handles a request after its process has given up on it. */
const DONE_ALL_THE_SAME = 0.5;

const serviceOf = (url: string): string => (url.endsWith('/sql') ? 'database' : 'mail');

const forever = <T>(): Promise<T> => new Promise(() => {});

export const startStorm = (seed: number): Storm & { stop(): void } => {
  const chance = makeChance(seed);
  const realFetch = globalThis.fetch;
  const lives = new AsyncLocalStorage<Life>();
  const waiting: Waiting[] = [];
  const seen = nothingSeen();
  /** Failures that a service has not yet had in this round: drawn without return, so that a short storm has every kind. */
  const undrawn = new Map<string, Failure[]>();
  const drawFailure = (service: string, from: Chance): Failure => {
    const left = undrawn.get(service) ?? [...FAILURES];
    const failure = from.one(left);
    const rest = left.filter((each) => each !== failure);
    undrawn.set(service, rest.length > 0 ? rest : [...FAILURES]);
    return failure;
  };

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  const startedAt = Date.now();
  const realRandom = Math.random;
  const random = vi
    .spyOn(Math, 'random')
    .mockImplementation(() => lives.getStore()?.chance.next() ?? realRandom());
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const life = lives.getStore();
    if (life === undefined) return realFetch(input, init);
    if (life.dead) return forever();
    return new Promise<Response>((resolve, reject) => {
      const settle = (answer: Response | Error) => {
        if (life.dead) return;
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      waiting.push({ life, url: String(input), init, settle });
      init.signal?.addEventListener('abort', () => settle(init.signal?.reason));
    });
  });

  const ask = async ({ url, init }: Waiting): Promise<WholeAnswer> => {
    const { signal: _, ...rest } = init;
    const answer = await realFetch(url, rest);
    return {
      status: answer.status,
      headers: new Headers({ 'content-type': answer.headers.get('content-type') ?? '' }),
      body: new Uint8Array(await answer.arrayBuffer()),
    };
  };

  const failWith = async (failure: Failure, request: Waiting): Promise<void> => {
    const { settle } = request;
    const refusing = REFUSING[failure];
    if (refusing !== undefined) return settle(refusing());
    if (failure === 'hangs') return;
    if (failure === 'refuses') return settle(connectionLost());
    const answer = await ask(request);
    if (failure === 'drops the answer after doing the work') settle(connectionLost());
    else if (failure === 'dies in the middle of the answer') settle(brokenOff(answer));
    else setTimeout(() => settle(toResponse(answer)), request.life.chance.one(SLOW_MS));
  };

  /** Handles one request of one process. */
  const turn = async (request: Waiting): Promise<void> => {
    const { life } = request;
    const givenUp = request.init.signal?.aborted === true;
    if (givenUp || life.dead) {
      if (life.chance.happens(DONE_ALL_THE_SAME)) await ask(request);
      return;
    }
    seen.requests += 1;
    life.steps += 1;
    const note = (what: string) =>
      seen.trace.push(
        `${Date.now() - startedAt} ${life.number}.${life.steps} ${serviceOf(request.url)} ${what}`,
      );
    const { death } = life;
    const dies = death !== undefined && life.steps >= death.step;
    if (dies) note(`dies ${death.after ? 'after' : 'before'}`);
    if (dies) count(seen.deaths, `${life.steps} ${death.after ? 'after' : 'before'}`);
    if (dies && !death.after) return life.die();
    if (dies) {
      await ask(request);
      return life.die();
    }
    const failure = life.chance.happens(storm.failing)
      ? drawFailure(serviceOf(request.url), life.chance)
      : undefined;
    note(failure ?? 'works');
    if (failure === undefined) return request.settle(toResponse(await ask(request)));
    count(seen.failures, `${serviceOf(request.url)} ${failure}`);
    await failWith(failure, request);
  };

  /** Waits until promises and streams have settled and only requests and timers are left. */
  const quiet = async (): Promise<void> => {
    let [still, before] = [0, waiting.length];
    while (still < 4) {
      await new Promise((resolve) => setImmediate(resolve));
      still = waiting.length === before ? still + 1 : 0;
      before = waiting.length;
    }
  };

  const storm: Storm = {
    failing: 0,
    dying: 0,
    chance,
    seen,
    run: async (name, limitMs, work) => {
      seen.runs += 1;
      const startedAt = Date.now();
      let died: () => void = () => {};
      const end = new Promise<'died'>((resolve) => {
        died = () => {
          clearTimeout(over);
          resolve('died');
        };
      });
      const life = beginLife(seen.runs, seed, storm.dying, () => died());
      const over = setTimeout(() => {
        seen.overdue += 1;
        life.die();
      }, limitMs);
      const answer = lives.run(life, () => work(life));
      const whole = (async () => {
        await answer.catch(() => {});
        while (life.work.length > 0) await Promise.all(life.work.splice(0));
        clearTimeout(over);
        seen.longest.set(name, Math.max(seen.longest.get(name) ?? 0, Date.now() - startedAt));
      })();
      void whole.catch(() => {});
      const value = await Promise.race([answer.then((given) => ({ given })), end]);
      if (value === 'died') return { kind: 'died' };
      return { kind: 'answered', value: value.given };
    },
    until: async (done) => {
      let finished = false;
      const mark = () => {
        finished = true;
      };
      void done.then(mark, mark);
      for (;;) {
        await quiet();
        if (finished) break;
        // Sorts, because the order in which promises settle does not depend on the seed.
        waiting.sort((one, other) => one.life.number - other.life.number);
        const next = waiting.length === 0 ? undefined : waiting.splice(chance.below(waiting.length), 1)[0];
        if (next !== undefined) await turn(next);
        else vi.advanceTimersToNextTimer();
      }
      await done;
    },
  };
  return Object.assign(storm, {
    stop: () => {
      vi.unstubAllGlobals();
      timeout.mockRestore();
      random.mockRestore();
      vi.useRealTimers();
    },
  });
};
