import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { jsonHeaders, validLead } from '../faults/outside-services.ts';
import { SCALE, SEED, sayHowToRepeat } from '../faults/scale.ts';
import { atClock, HOUR, MINUTE } from '../faults/simulation.ts';
import { makeChance } from '../faults/storm/chance.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';
import { startFaultyProvider } from './storm/faulty-provider.ts';
import { startFunctionProcesses } from './storm/function-processes.ts';

const PROCESSES = 3;
const VISITORS_AT_ONCE = 12;
/** Probability that the provider fails. */
const FAILING = 0.3;
/** Leads between one disturbance and the next. */
const TROUBLE_EVERY = 15;
const TRIES = 40;
/** The least share of accepted leads with a row; the others were only mailed. */
const SHARE_WITH_ROW = 0.99;

describeOnPostgres('a storm over a real PostgreSQL', () => {
  const running = runningPostgres();

  it('loses no lead and doubles none when connections, servers and processes end', {
    timeout: 900_000,
  }, async () => {
    sayHowToRepeat('storm over PostgreSQL');
    const { outside, server } = running;
    const chance = makeChance(SEED);
    const { databaseUrl, neonFetchEndpoint, resendApiKey, resendBaseUrl } = outside.real.environment;
    const provider = await startFaultyProvider(resendBaseUrl, chance, FAILING);
    const functions = await startFunctionProcesses(
      PROCESSES,
      {
        DATABASE_URL: databaseUrl,
        NEON_FETCH_ENDPOINT: neonFetchEndpoint ?? '',
        RESEND_API_KEY: resendApiKey,
        RESEND_BASE_URL: provider.url,
        RATE_LIMIT_LEADS_PER_HOUR: '0',
      },
      chance,
    );
    const troubles = { terminated: 0, restarts: 0, killed: 0 };
    const terminate = async (): Promise<void> => {
      const session = await running.session();
      const { rowCount } = await session.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      troubles.terminated += rowCount ?? 0;
    };
    const TROUBLES: readonly (() => Promise<void>)[] = [
      terminate,
      terminate,
      async () => {
        await functions.killOne();
        troubles.killed += 1;
      },
      async () => {
        await server.crash();
        troubles.restarts += 1;
      },
    ];

    const post = async (id: string): Promise<number> => {
      try {
        const body = JSON.stringify({ ...validLead, message: `Lead ${id}` });
        const url = `${functions.one()}/api/send-contact-email`;
        return (await fetch(url, { method: 'POST', headers: jsonHeaders(id), body })).status;
      } catch {
        return 0;
      }
    };
    const ids = Array.from({ length: SCALE.leads }, () => randomUUID());
    const waiting = [...ids];
    let tries = 0;
    const visit = async (): Promise<void> => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        let status = 0;
        for (let count = 0; count < TRIES && status !== 200; count += 1) {
          if (count > 0) await sleep(100 + chance.below(400));
          status = await post(id);
          tries += 1;
        }
        expect(status).toBe(200);
      }
    };
    const visited = Promise.all(Array.from({ length: VISITORS_AT_ONCE }, visit));
    for (let trouble = 0; waiting.length > 0; trouble += 1) {
      const until = waiting.length - TROUBLE_EVERY;
      while (waiting.length > Math.max(0, until)) await sleep(5);
      await TROUBLES[trouble % TROUBLES.length]?.();
    }
    await visited;
    await functions.killAll();
    await provider.close();

    // The schedule takes over in another process, for as long as a lead may wait after a failure.
    let now = Date.now() + 2 * MINUTE;
    const using = {
      ...atClock(outside.real, () => new Date(now)),
      pause: async (milliseconds: number) => {
        now += milliseconds;
      },
      log: () => {},
    };
    for (const end = now + 2 * HOUR; now < end; now += MINUTE) {
      const { sent } = await deliverDueLeads(using);
      if (sent === 0 && (await outside.leads()).every(({ state }) => state === 'sent')) break;
    }

    const rows = await outside.leads();
    process.stdout.write(
      `${ids.length} leads in ${tries} posts, ${rows.length} rows: ${JSON.stringify(troubles)}\n`,
    );
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(ids.length * SHARE_WITH_ROW);
    const mails = await outside.mails();
    expect(mails.map(({ idempotencyKey }) => idempotencyKey?.split('/')[1]).sort()).toEqual(ids.sort());
    for (const { text, idempotencyKey } of mails)
      expect(text).toContain(`Lead ${idempotencyKey?.split('/')[1]}`);
    expect(server.log()).not.toContain('deadlock detected');
  });
});
