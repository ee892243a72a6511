import { join } from 'node:path';
import { Cron } from 'croner';
import { afterEach, expect, it, vi } from 'vitest';
import { BackgroundWork } from '../../netlify/local/host/call-function.ts';
import { loadFunctions } from '../../netlify/local/host/function-module.ts';
import { startSchedules } from '../../netlify/local/host/schedules.ts';
import { SITE, sharedOutsideServices } from './outside-services.ts';
import { DAY } from './simulation.ts';

const outside = await sharedOutsideServices();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a day of the clock may cost: each touch wakes a database that sleeps. */
const MOST_TOUCHES = 100;

/** Counts the requests to the database, and the statements in them. */
const countTouches = () => {
  const touches = { requests: 0, statements: 0 };
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/sql')) {
      // What the driver sends: one statement, or several in one transaction.
      const { queries } = JSON.parse(String(init?.body)) as { queries?: unknown[] };
      touches.requests += 1;
      touches.statements += queries?.length ?? 1;
    }
    return await real(input, init);
  });
  return touches;
};

const timesOf = (schedule: string, midnight: string, name: string) => {
  const cron = new Cron(schedule, { timezone: 'UTC' });
  const start = Date.parse(midnight);
  const times: { readonly name: string; readonly at: Date }[] = [];
  for (let at = cron.nextRun(new Date(start - 1)); at && at.getTime() <= start + DAY; at = cron.nextRun(at))
    times.push({ name, at });
  return times;
};

/** Runs every schedule at its times from one midnight to the next, both included, as the clock does. */
const runDay = async (midnight: string) => {
  const functions = await loadFunctions(join(import.meta.dirname, '../../netlify/functions'));
  const schedules = startSchedules(functions, new BackgroundWork(), SITE);
  const day = functions
    .flatMap(({ name, schedule }) => (schedule === null ? [] : timesOf(schedule, midnight, name)))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  // The real clock must not run them too.
  schedules.stop();
  vi.useFakeTimers({ toFake: ['Date'] });
  const runs = new Map<string, number>();
  for (const { name, at } of day) {
    vi.setSystemTime(at);
    // rebuild-due asks the published site for its content's days, and there is none.
    const { status } = await schedules.run(name);
    if (name !== 'rebuild-due') expect([name, status]).toEqual([name, 200]);
    runs.set(name, (runs.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(runs);
};

/** A Monday: the day with most to do, because it also has the weekly report. */
const MONDAY = '2026-11-30T00:00:00Z';

it('touches the database at most a hundred times on a day without visitors', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const mails = (await outside.mails()).length;
  const touches = countTouches();
  const { 'weekly-report': weekly = 0, ...runs } = await runDay(MONDAY);
  process.stdout.write(`${JSON.stringify(touches)}\n`);
  expect(touches.requests).toBeGreaterThanOrEqual(96);
  expect(touches.requests).toBeLessThanOrEqual(MOST_TOUCHES);
  expect(touches.statements).toBeLessThanOrEqual(MOST_TOUCHES);
  // Both midnights count.
  expect(runs).toEqual({ 'deliver-leads': 97, 'erase-expired': 1, 'rebuild-due': 24 });
  expect(weekly).toBe(1);
  expect((await outside.mails()).length - mails).toBe(1);
});
