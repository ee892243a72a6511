import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Requests at a steady pace, whether or not the earlier ones are answered: as visitors come. */
export interface SteadyLoad {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** Headers and JSON of the so manieth request, from 0. */
  make(number: number): { readonly headers: Readonly<Record<string, string>>; readonly body: unknown };
}

export interface LoadOutcome {
  /** How often each status came; 0 = no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds from the moment when each request was due, so that a late start counts too. */
  readonly milliseconds: readonly number[];
}

const ANSWER_LIMIT_MS = 60_000;

const post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  agent: Agent,
): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(url, { method: 'POST', headers, agent, timeout: ANSWER_LIMIT_MS }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end(body);
  });

/** Resolves when every request is answered, or has failed. */
export const putUnderLoad = async ({ url, perSecond, seconds, make }: SteadyLoad): Promise<LoadOutcome> => {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const milliseconds: number[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = start + (number * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const { headers, body } = make(number);
    const answered = post(
      url,
      { 'content-type': 'application/json', ...headers },
      JSON.stringify(body),
      agent,
    );
    running.push(
      answered.then((status) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        milliseconds.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  return { statuses, milliseconds };
};
