import { type RunningServer, serve } from '../../../netlify/local/http/server.ts';
import type { Chance } from '../../faults/storm/chance.ts';
import { REFUSING } from '../../faults/storm/failures.ts';

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const FAILURES = [
  'refuses',
  'answers 429',
  'answers 500',
  'answers 502 HTML',
  'drops the answer after doing the work',
] as const;

/**
 * Stands before the outbox and fails some of its requests, each in one of several ways.
 *
 * @param outbox its address
 * @param failing probability that a request fails
 */
export const startFaultyProvider = (
  outbox: string,
  chance: Chance,
  failing: number,
): Promise<RunningServer> =>
  serve(async (incoming) => {
    const failure = chance.happens(failing) ? chance.one(FAILURES) : undefined;
    if (failure === 'refuses') return 'drop connection';
    const body = new Uint8Array(await incoming.body(BODY_LIMIT_BYTES));
    const refusal = failure === undefined ? undefined : REFUSING[failure];
    if (refusal !== undefined) return refusal();
    const { method, path, headers } = incoming;
    const passed = ['authorization', 'content-type', 'idempotency-key'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const answer = await fetch(outbox + path, { method, headers: Object.fromEntries(passed), body });
    const answered = new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
    return failure === undefined ? answered : 'drop connection';
  }, 0);
