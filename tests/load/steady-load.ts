import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Post } from './posts.ts';

/**
 * Sends requests at a steady pace, as visitors do, whether or not earlier ones are answered. Load generators do not:
 * autocannon 9.0.0 at 50 a second sends all 50 within the first 100 ms of each second, and waits for their answers.
 */
export interface SteadyLoad {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** @returns the request with this number, from 0 */
  make(number: number): Post;
}

export interface LoadOutcome {
  /** How often each status came; 0 = no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Time from the moment when each request was due, so that a late start counts too. */
  readonly milliseconds: readonly number[];
  /** Number of answers 429 with a valid `Retry-After`. */
  readonly limited: number;
  /** From the first request to the last answer. */
  readonly seconds: number;
}

const ANSWER_LIMIT_MS = 60_000;

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const NO_ANSWER: Answer = { status: 0, retryAfter: undefined };

const post = (url: string, { headers, body }: Post, agent: Agent): Promise<Answer> =>
  new Promise((resolve) => {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      agent,
      timeout: ANSWER_LIMIT_MS,
    };
    const sent = request(url, options, (answer) => {
      answer.resume();
      const { statusCode: status = 0, headers: given } = answer;
      answer.once('end', () => resolve({ status, retryAfter: given['retry-after'] }));
      answer.once('error', () => resolve(NO_ANSWER));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(NO_ANSWER));
    sent.end(JSON.stringify(body));
  });

/** Resolves when every request has been answered or has failed. */
export const putUnderLoad = async ({ url, perSecond, seconds, make }: SteadyLoad): Promise<LoadOutcome> => {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const milliseconds: number[] = [];
  const running: Promise<void>[] = [];
  let limited = 0;
  const start = performance.now();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = start + (number * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    running.push(
      post(url, make(number), agent).then(({ status, retryAfter }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 429 && Number(retryAfter) >= 1) limited += 1;
        milliseconds.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  return { statuses, milliseconds, limited, seconds: (performance.now() - start) / 1000 };
};
