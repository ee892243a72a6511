import { Cron } from 'croner';
import { type BackgroundWork, callFunction, SCHEDULED_LIMIT_MS } from './call-function.ts';
import { makeContext } from './function-context.ts';
import type { LoadedFunction } from './function-module.ts';

export interface Schedules {
  /** Runs a scheduled function now. @returns its answer, 404 when there is no such schedule */
  run(name: string): Promise<Response>;
  stop(): void;
}

/**
 * Runs every function with a `config.schedule` at its scheduled times, in UTC.
 *
 * @throws Error naming a function whose schedule is not a cron expression
 */
export const startSchedules = (
  functions: readonly LoadedFunction[],
  background: BackgroundWork,
  url: string,
): Schedules => {
  const jobs = new Map<string, { readonly cron: Cron; readonly run: () => Promise<Response> }>();
  for (const scheduled of functions) {
    if (scheduled.schedule === null) continue;
    const cron = makeCron(scheduled.name, scheduled.schedule);
    const run = () => {
      const request = new Request(`${url}/.netlify/functions/${scheduled.name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
        body: JSON.stringify({ next_run: cron.nextRun()?.toISOString() ?? null }),
      });
      const context = makeContext(url, '127.0.0.1', {}, (work) => background.add(scheduled.name, work));
      return callFunction(scheduled, request, context, SCHEDULED_LIMIT_MS);
    };
    cron.schedule(() => void run());
    jobs.set(scheduled.name, { cron, run });
  }
  return {
    run: async (name) =>
      (await jobs.get(name)?.run()) ??
      Response.json(
        {
          ok: false,
          code: 'unknown_schedule',
          message: `There is no schedule ${name}.`,
          known: [...jobs.keys()],
        },
        { status: 404 },
      ),
    stop: () => {
      for (const { cron } of jobs.values()) cron.stop();
    },
  };
};

const makeCron = (name: string, schedule: string): Cron => {
  try {
    return new Cron(schedule, { timezone: 'UTC', unref: true });
  } catch (cause) {
    throw new Error(`${name}: ${JSON.stringify(schedule)} is not a cron expression.`, { cause });
  }
};
