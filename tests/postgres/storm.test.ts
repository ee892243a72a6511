import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { act } from '../../netlify/server/leads/states/operator.ts';
import { openFront } from '../browser/front.ts';
import { sha256 } from '../faults/cv-sender.ts';
import type { ReceivedMail } from '../faults/outside-services.ts';
import { IS_FULL, SEED, sayHowToRepeat } from '../faults/scale.ts';
import { atClock, HOUR, MINUTE } from '../faults/simulation.ts';
import { makeChance } from '../faults/storm/chance.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';
import { startFaultyProvider } from './storm/faulty-provider.ts';
import { startFunctionProcesses } from './storm/function-processes.ts';
import { stormLead, visit } from './storm/visitor.ts';

/** Each round of troubles ends three processes, the database once and its connections four times. */
const { LEADS, FILES, ERASURES, ROUNDS } = IS_FULL
  ? { LEADS: 800, FILES: 80, ERASURES: 20, ROUNDS: 4 }
  : { LEADS: 48, FILES: 6, ERASURES: 3, ROUNDS: 1 };
const PROCESSES = 3;
const VISITORS_AT_ONCE = 12;
/** Probability that the provider fails. */
const FAILING = 0.3;
const CLOCK_JUMPS_MS = 1_500;
/** The least share of accepted leads with a row; the others were only mailed. */
const SHARE_WITH_ROW = 0.99;

/** What the provider asks for; a lead waits longer only for its own pause. */
const ASKED_PAUSE = "interval '2 seconds'";
const PUT_OFF = `select id from leads where created_at > clock_timestamp()
  or leased_until > clock_timestamp() + interval '60 seconds'
  or (state = 'pending' and next_attempt_at > clock_timestamp() + greatest(pause, ${ASKED_PAUSE}))`;

type StormMail = ReceivedMail & { readonly attachments: readonly { readonly sha256: string }[] };

describeOnPostgres('a storm over a real PostgreSQL', () => {
  const running = runningPostgres();

  it('loses no lead and no file and doubles none when connections, servers and processes end and clocks jump', {
    timeout: 1_800_000,
  }, async () => {
    sayHowToRepeat('storm over PostgreSQL');
    const { outside, server } = running;
    const chance = makeChance(SEED);
    const { databaseUrl, neonFetchEndpoint, resendApiKey, resendBaseUrl } = outside.real.environment;
    const provider = await startFaultyProvider(resendBaseUrl, chance, FAILING);
    // One address for all processes, as a site has: it stands in the mails, which a repeated key must not change.
    const front = await openFront(
      () => functions.one(),
      () => 'pass',
    );
    const functions = await startFunctionProcesses(
      PROCESSES,
      {
        URL: front.url,
        DATABASE_URL: databaseUrl,
        NEON_FETCH_ENDPOINT: neonFetchEndpoint ?? '',
        RESEND_API_KEY: resendApiKey,
        RESEND_BASE_URL: provider.url,
        RATE_LIMIT_LEADS_PER_HOUR: '0',
        CLOCK_JUMPS_MS: String(CLOCK_JUMPS_MS),
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
    const kill = async (): Promise<void> => {
      await functions.killOne();
      troubles.killed += 1;
    };
    const restart = async (): Promise<void> => {
      await server.crash();
      troubles.restarts += 1;
    };
    const round = [terminate, kill, terminate, kill, terminate, kill, restart, terminate];
    const all = Array.from({ length: ROUNDS }, () => round).flat();

    const leads = Array.from({ length: LEADS }, (_, index) =>
      stormLead(Math.floor((index * FILES) / LEADS) < Math.floor(((index + 1) * FILES) / LEADS)),
    );
    const waiting = [...leads];
    const thanked: string[] = [];
    let requests = 0;
    const visitor = async (): Promise<void> => {
      for (let lead = waiting.pop(); lead !== undefined; lead = waiting.pop()) {
        const made = await visit(lead, functions.one, chance);
        requests += made;
        thanked.push(lead.id);
      }
    };
    const erased: string[] = [];
    const putOff: string[] = [];
    /**
     * What people do at the desk meanwhile: they erase one who has a row and whose mail no process has in hand, mailed or
     * waiting, in turn; call back another, and ask for the mail of a third.
     */
    const eraseOne = async (): Promise<void> => {
      const session = await running.session();
      const { rows } = await session.query<{ id: string }>(
        "select id from leads where id = any($1::uuid[]) order by (state = 'sent') = $2::boolean desc, id limit 20",
        [thanked, erased.length % 2 === 0],
      );
      const { database } = outside.real;
      const [called, asked] = rows.slice(-2);
      if (called !== undefined) await act(database, called.id, 'handled');
      if (asked !== undefined) await act(database, asked.id, 'send');
      for (const { id } of rows) {
        if (!(await act(database, id, 'erase')).ok) continue;
        thanked.splice(thanked.indexOf(id), 1);
        erased.push(id);
        return;
      }
      await sleep(500);
    };
    const look = async (): Promise<void> => {
      const session = await running.session();
      putOff.push(...(await session.query<{ id: string }>(PUT_OFF)).rows.map(({ id }) => id));
      if (erased.length < ERASURES) await eraseOne();
    };
    const visited = Promise.all(Array.from({ length: VISITORS_AT_ONCE }, visitor));
    for (const [index, trouble] of all.entries()) {
      const next = LEADS - Math.ceil((LEADS * (index + 1)) / all.length);
      while (waiting.length > next) await sleep(5);
      await trouble();
      await look();
    }
    await visited;
    await functions.killAll();
    front.close();
    await provider.close();
    while (erased.length < ERASURES) await eraseOne();
    await look();

    // The schedule takes over in another process, for as long as a lead may wait after a failure.
    let now = Date.now() + 2 * MINUTE;
    const using = {
      ...atClock(outside.real, () => new Date(now)),
      environment: { ...outside.real.environment, siteUrl: front.url },
      pause: async (milliseconds: number) => {
        now += milliseconds;
      },
      log: () => {},
    };
    const isDone = async () =>
      (await outside.leads()).every(({ state, cv_mail }) => state === 'sent' && cv_mail !== 'awaited');
    for (const end = now + 2 * HOUR; now < end; now += MINUTE) {
      const { sent } = await deliverDueLeads(using);
      if (sent === 0 && (await isDone())) break;
    }

    const rows = await outside.leads();
    process.stdout.write(
      `${LEADS} leads, ${FILES} files in ${requests} requests, ${rows.length} rows, ${erased.length} erased: ${JSON.stringify(troubles)}\n`,
    );
    expect(putOff).toEqual([]);
    expect(rows.filter(({ state, payload }) => state !== 'sent' && payload !== null)).toEqual([]);
    const kept = leads.filter(({ id }) => !erased.includes(id));
    expect(rows.filter(({ payload }) => payload !== null).length).toBeGreaterThanOrEqual(
      kept.length * SHARE_WITH_ROW,
    );
    const mails = (await outside.mails()) as StormMail[]; // The outbox lists attachments with every mail.
    const mailsOf = (id: string) =>
      mails.filter(({ idempotencyKey }) => idempotencyKey?.split('/')[1] === id);
    const isFile = ({ idempotencyKey }: StormMail) => idempotencyKey?.split('/')[2] === 'file';
    for (const { id, message, file } of kept) {
      const own = mailsOf(id);
      expect(own.filter((mail) => !isFile(mail)).map(({ text }) => text.includes(message))).toEqual([true]);
      expect(own.filter(isFile).length).toBeLessThanOrEqual(1);
      const files = own.flatMap(({ attachments }) => attachments.map((each) => each.sha256));
      expect(files, id).toEqual(file === undefined ? [] : [sha256(file)]);
    }
    for (const id of erased)
      expect(mailsOf(id).filter((mail) => !isFile(mail)).length).toBeLessThanOrEqual(1);
    // The schedule of the processes may also tell of the busy hour.
    const ofLeads = mails.filter(({ idempotencyKey }) => idempotencyKey?.startsWith('lead/'));
    expect(ofLeads.length).toBe(leads.reduce((sum, { id }) => sum + mailsOf(id).length, 0));
    expect(server.log()).not.toContain('deadlock detected');
  });
});
