import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { type FunctionProcess, startFunctionProcess } from './killed/function-process.ts';
import { jsonHeaders, sharedOutsideServices, validLead } from './outside-services.ts';
import { IS_FULL, SEED, sayHowToRepeat } from './scale.ts';
import { atClock, MINUTE } from './simulation.ts';
import { makeChance } from './storm/chance.ts';

const outside = await sharedOutsideServices();

const KILLS = IS_FULL ? 60 : 4;
/** Leads that are being posted when a process is killed. */
const AT_ONCE = 6;
const TRIES = 20;
/** Killed processes leave leases of a minute, and each run of the schedule mails up to 41 leads. */
const RUNS_AFTER = 3 + Math.ceil((KILLS * AT_ONCE) / 40);

it('loses and doubles no lead when processes are killed in the middle of their work', {
  timeout: 600_000,
}, async () => {
  sayHowToRepeat('killed processes');
  const chance = makeChance(SEED);
  const { databaseUrl, neonFetchEndpoint, resendApiKey, resendBaseUrl } = outside.real.environment;
  const start = () =>
    startFunctionProcess({
      DATABASE_URL: databaseUrl,
      NEON_FETCH_ENDPOINT: neonFetchEndpoint ?? '',
      RESEND_API_KEY: resendApiKey,
      RESEND_BASE_URL: resendBaseUrl,
      RATE_LIMIT_LEADS_PER_HOUR: '0',
    });
  const post = async (to: FunctionProcess, id: string): Promise<number> => {
    try {
      const body = JSON.stringify({ ...validLead, message: `Lead ${id}` });
      const url = `${to.url}/api/send-contact-email`;
      return (await fetch(url, { method: 'POST', headers: jsonHeaders(id), body })).status;
    } catch {
      return 0;
    }
  };

  const ids: string[] = [];
  let cutOff = 0;
  let current = await start();
  const allMailed = async () => (await outside.leads()).every(({ state }) => state === 'sent');
  // Measures how long one wave takes on this machine, so that processes are killed at every step.
  const calm = Array.from({ length: AT_ONCE }, () => randomUUID());
  const startedAt = Date.now();
  await Promise.all(calm.map((id) => post(current, id)));
  const answered = Date.now() - startedAt;
  while (!(await allMailed())) await sleep(10);
  const mailed = Date.now() - startedAt;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const next = start();
    const wave = Array.from({ length: AT_ONCE }, () => randomUUID());
    ids.push(...wave);
    const answers = Promise.all(wave.map((id) => post(current, id)));
    // Kills the first process at once, so that even on a fast machine some posts get no answer.
    if (kill > 0) await sleep(chance.below(kill % 2 === 0 ? answered : mailed));
    await current.kill();
    const statuses = await answers;
    cutOff += statuses.filter((status) => status !== 200).length;
    current = await next;
    for (const [index, id] of wave.entries()) {
      let status = statuses[index];
      for (let tries = 0; tries < TRIES && status !== 200; tries += 1) status = await post(current, id);
      expect(status).toBe(200);
    }
  }
  await current.kill();
  // The schedule takes over in another process.
  for (let minutes = 2; minutes < 2 + RUNS_AFTER; minutes += 1) {
    let now = Date.now() + minutes * MINUTE;
    await deliverDueLeads({
      ...atClock(outside.real, () => new Date(now)),
      pause: async (milliseconds) => {
        now += milliseconds;
      },
    });
  }

  process.stdout.write(`${KILLS} processes killed, ${cutOff} of ${ids.length} posts cut off\n`);
  // Some posts were cut off before their answer and some processes were killed after it.
  expect(cutOff).toBeGreaterThan(0);
  expect(cutOff).toBeLessThan(ids.length);
  const rows = await outside.leads();
  const all = [...calm, ...ids].sort();
  expect(rows.map(({ id }) => id).sort()).toEqual(all);
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  const mails = await outside.mails();
  expect(mails.map(({ idempotencyKey }) => idempotencyKey?.split('/')[1]).sort()).toEqual(all);
  for (const { text, idempotencyKey } of mails)
    expect(text).toContain(`Lead ${idempotencyKey?.split('/')[1]}`);
});
