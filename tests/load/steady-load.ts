import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Post } from './posts.ts';

/** Requests at a steady pace, whether or not the earlier ones are answered: as visitors come. */
export interface SteadyLoad {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** The so manieth request, from 0. */
  make(number: number): Post;
}

export interface LoadOutcome {
  /** How often each status came; 0 = no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds from the moment when each request was due, so that a late start counts too. */
  readonly milliseconds: readonly number[];
  /** Answers 429 that said when to come again. */
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

/** Resolves when every request is answered, or has failed. */
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
