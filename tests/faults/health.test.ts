import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import health from '../../netlify/functions/health.mts';
import { ownDatabase } from '../../netlify/server/database/owner.ts';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { connectMail } from '../../netlify/server/email/mail-client.ts';
import type { DeployContext } from '../../netlify/server/environment.ts';
import { readHealth } from '../../netlify/server/health/health.ts';
import { keptHealth } from '../../netlify/server/health/kept-health.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { WEBHOOK_SECRET } from './mail-reports.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { accepted, atClock, DAY, HOUR, idOf, MINUTE, SECOND, START, store } from './simulation.ts';

const outside = await sharedOutsideServices();

/** The facts of the build that these tests have; a folder `dist` may be of any day. */
const built = vi.hoisted(() => ({ built: '2026-11-21', changes: [] as string[] }));
vi.mock('../../netlify/server/function-facts.ts', async (original) => ({
  ...(await original<object>()),
  readFunctionFacts: async () => built,
}));

interface Asking {
  readonly method?: string;
  readonly ip?: string;
  readonly authorization?: string;
}

/** Asks as this machine does, unless told otherwise. */
const ask = async (query = '', { method = 'GET', ip = '127.0.0.1', authorization }: Asking = {}) => {
  const headers = authorization === undefined ? {} : { authorization };
  const answer = await health(new Request(`http://127.0.0.1/api/health${query}`, { method, headers }), {
    waitUntil: () => {},
    ip,
  });
  return { status: answer.status, body: await answer.json() };
};
const query = (statement: string) => outside.real.database.query(statement);
/** Asks for a new answer, as after a minute. */
const askDeep = async () => {
  await query('delete from health_answers');
  return await ask('?deep=1');
};
const at = (now: number) => readHealth(atClock(outside.real, () => new Date(now)));
const REACHED = { ok: true, ms: expect.any(Number) };
const NOTHING = {
  blocked: 0,
  failed: 0,
  held: 0,
  bounced: 0,
  erasures: 0,
  inboxes: { living: 2, bounced: 0 },
  refusedUploads: {},
};

/**
 * A provider that takes so many requests within a second of the simulated clock, and counts those too that it refuses.
 *
 * @param onMail is called when a mail has been taken
 */
const strictProvider = (perSecond: number, onMail: (count: number) => Promise<unknown> = async () => {}) => {
  let now = START + MINUTE;
  const times: number[] = [];
  const asked = { mails: 0, probes: 0, refused: 0 };
  const clock = () => new Date(now);
  const isTooMuch = (): boolean => {
    times.push(now);
    if (times.filter((time) => time > now - SECOND).length <= perSecond) return false;
    asked.refused += 1;
    return true;
  };
  const using: Dependencies = {
    ...atClock(outside.real, clock),
    pause: async (milliseconds) => {
      now += milliseconds;
    },
    mail: {
      send: async () => {
        if (isTooMuch()) return { kind: 'retry', error: 'rate_limit_exceeded', retryAfterMs: 0 };
        asked.mails += 1;
        await onMail(asked.mails);
        return accepted;
      },
      probe: async () => {
        asked.probes += 1;
        return isTooMuch() ? 'rate_limit_exceeded' : null;
      },
    },
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { using, asked, pass };
};

describe('the plain check', () => {
  it('asks neither the database nor the provider', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await ask()).toEqual({ status: 200, body: { ok: true } });
    expect((await ask('', { method: 'HEAD' })).status).toBe(200);
    expect((await ask('', { method: 'POST' })).status).toBe(405);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('stays good while both outside services are down', async () => {
    await outside.faults({ database: 'down', email: 'down' });
    expect(await ask()).toEqual({ status: 200, body: { ok: true } });
  });

  it('logs why the function cannot run, and answers without the reason', async () => {
    // A process of its own: this one has read its environment.
    const script = `const { default: health } = await import('./netlify/functions/health.mts');
      const answer = await health(new Request('http://127.0.0.1/api/health'), { waitUntil: () => {} });
      console.log(answer.status, await answer.text());`;
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env: { ...process.env, DATABASE_URL: '' } },
    );
    expect(stdout).toBe('503 {"ok":false}\n');
    expect(stderr).toMatch(/^health failed: DATABASE_URL is missing: /);
  });
});

describe('who asks', () => {
  const TOKEN = 'a-token-of-this-test';
  const { environment } = outside.real;
  const withToken = (healthToken: string | undefined) => {
    Object.assign(outside.real, { environment: { ...environment, healthToken } });
  };
  afterEach(() => withToken(undefined));

  it.each(['?deep=true', '?deep=0', '?deep', '?deep=1&x', '?DEEP=1', '?deep=1&deep=1', '?x=1'])(
    'with %s is refused and told what to ask',
    async (search) => {
      expect(await ask(search)).toEqual({
        status: 400,
        body: { ok: false, code: 'unknown_query', message: expect.stringContaining('/api/health?deep=1') },
      });
    },
  );

  it('from elsewhere gets the plain answer where no token is set, at no cost', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', ''])
      expect(await ask('?deep=1', { ip })).toEqual({ status: 200, body: { ok: true } });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await ask('?deep=1', { ip })).toMatchObject({ status: 200, body: { reasons: [] } });
  });

  it('needs the token where one is set, also on this machine, and costs nothing without', async () => {
    withToken(TOKEN);
    const asked = vi.spyOn(globalThis, 'fetch');
    for (const authorization of [
      undefined,
      '',
      TOKEN,
      'Bearer',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.toUpperCase()}`,
      `Basic ${TOKEN}`,
    ])
      expect(await ask('?deep=1', authorization === undefined ? {} : { authorization })).toMatchObject({
        status: 401,
        body: { ok: false, code: 'unauthorized' },
      });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(await ask()).toEqual({ status: 200, body: { ok: true } });
    expect(await ask('?deep=1', { authorization: `bearer ${TOKEN}`, ip: '203.0.113.7' })).toMatchObject({
      status: 200,
      body: { reasons: [] },
    });
  });
});

describe('an answer of the deep check', () => {
  it('is one for a hundred who ask at the same time', async () => {
    const { using, asked } = strictProvider(2);
    const waiting = { ...using, pause: () => new Promise<void>((resolve) => setTimeout(resolve, 10)) };
    const answers = await Promise.all(Array.from({ length: 100 }, () => keptHealth(waiting)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(asked).toEqual({ mails: 0, probes: 1, refused: 0 });
  });

  it('takes its turn among the mails', async () => {
    const { using, asked } = strictProvider(2, async (count) => {
      if (count === 3) for (let times = 0; times < 100; times += 1) await keptHealth(using);
    });
    for (let number = 1; number <= 20; number += 1) await store(outside, number);
    await deliverDueLeads(using);
    expect(asked).toEqual({ mails: 20, probes: 1, refused: 0 });
  });

  it('is kept for a minute, and asked for by the next when the process that asks has died', async () => {
    const { using, asked, pass } = strictProvider(2);
    await keptHealth(using);
    pass(59 * SECOND);
    await keptHealth(using);
    expect(asked.probes).toBe(1);
    pass(2 * SECOND);
    await keptHealth(using);
    expect(asked.probes).toBe(2);
    pass(2 * HOUR);
    await using.database.query('update health_answers set asked_at = clock_timestamp()');
    await keptHealth(using);
    expect(asked.probes).toBe(3);
  });
});

describe('the deep check', () => {
  it('is good while both outside services work, sends no mail and leaves no row', async () => {
    const mails = (await outside.mails()).length;
    expect(await askDeep()).toEqual({
      status: 200,
      body: {
        ok: true,
        reasons: [],
        database: { ...REACHED, writable: true },
        mail: REACHED,
        waiting: { count: 0, oldestSeconds: 0 },
        ...NOTHING,
      },
    });
    expect(await outside.mails()).toHaveLength(mails);
    expect(await outside.leads()).toEqual([]);
    expect(await query('select * from storage_probe')).toEqual([]);
  });

  it.each(['down', '429', '500'])('is bad under the mail fault "%s"', async (email) => {
    await outside.faults({ email });
    expect(await askDeep()).toMatchObject({
      status: 503,
      body: {
        ok: false,
        reasons: ['mail'],
        database: REACHED,
        mail: { ok: false, error: expect.stringMatching(/^[a-z_]+$/) },
      },
    });
  });

  it('is bad while the database is down', async () => {
    await outside.faults({ database: 'down' });
    expect(await ask('?deep=1')).toMatchObject({
      status: 503,
      body: {
        reasons: ['database_unreachable'],
        database: { ok: false, writable: false, error: 'database_unreachable' },
        mail: REACHED,
        waiting: { count: null, oldestSeconds: null },
        failed: null,
      },
    });
  });

  it('is bad, with a name of its own, once Neon has stopped the project', async () => {
    await outside.faults({ database: '402' });
    // The answer that this process keeps without a database is over.
    outside.pass(5 * MINUTE);
    const { body } = await ask('?deep=1');
    expect(body).toMatchObject({
      reasons: ['database_quota_exceeded'],
      database: { ok: false, error: 'database_quota_exceeded' },
    });
  });

  it('is bad with the database of another context, and says whose it is', async () => {
    await query("update database_owner set context = 'production'");
    const environment = { ...outside.real.environment, context: 'preview' } as const;
    const database = ownDatabase(outside.real.database, environment);
    expect(await readHealth({ ...outside.real, environment, database })).toMatchObject({
      reasons: ['database_of_another_context'],
      database: { error: expect.stringContaining('belongs to production') },
    });
    await query("update database_owner set context = 'local'");
  });

  it('is bad in production while nobody would hear of a bounce', async () => {
    const asked = (context: DeployContext, resendWebhookSecret?: string) =>
      readHealth({
        ...outside.real,
        environment: { ...outside.real.environment, context, resendWebhookSecret },
      });
    expect(await asked('production')).toMatchObject({ ok: false, reasons: ['no_webhook_secret'] });
    expect(await asked('production', WEBHOOK_SECRET)).toMatchObject({ ok: true, reasons: [] });
    expect(await asked('preview')).toMatchObject({ ok: true, reasons: [] });
  });

  it.each([
    ['2026-11-24T23:30:00+01:00', true],
    ['2026-11-25T04:59:00+01:00', true],
    ['2026-11-25T05:00:00+01:00', false],
    ['2026-12-25T04:00:00+01:00', false],
  ])('of a deploy whose content changed on 25 November is good at %s: %s', async (time, ok) => {
    const facts = { built: '2026-11-20', changes: ['2026-11-01', '2026-11-25', '2027-01-01'] };
    const health = await readHealth(
      atClock(outside.real, () => new Date(time)),
      facts,
    );
    expect(health).toMatchObject({ ok, reasons: ok ? [] : ['old_deploy'] });
  });

  it('knows of what day the deploy is', async () => {
    built.changes = ['2026-11-22'];
    expect(await askDeep()).toMatchObject({ status: 503, body: { reasons: ['old_deploy'] } });
    built.changes = [];
  });

  it.each(['53100', '25006'])('is bad when Postgres takes no lead (%s)', async (code) => {
    await query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '${code}'; end $$`);
    await query('create trigger refuse before insert on leads execute function refuse()');
    expect(await askDeep()).toMatchObject({
      status: 503,
      body: {
        reasons: ['database_not_writable'],
        database: { ok: true, writable: false, error: `sql_${code}` },
      },
    });
    await query('drop trigger refuse on leads');
    await query('drop function refuse');
    expect(await askDeep()).toMatchObject({ status: 200, body: { database: { writable: true } } });
  });

  it.each([
    [{ resendApiKey: 're_revoked' }, 'invalid_api_key'],
    [{ resendBaseUrl: 'wrong' }, 'not_found'],
  ])('is bad with %j', async (change, error) => {
    const base = outside.real.environment.resendBaseUrl;
    const environment = {
      ...outside.real.environment,
      ...change,
      ...('resendBaseUrl' in change && { resendBaseUrl: `${base}/wrong` }),
    };
    const mail = connectMail(environment, outside.real.clock);
    expect(await readHealth({ ...outside.real, mail })).toMatchObject({
      ok: false,
      mail: { ok: false, error },
    });
  });

  it('counts the waiting leads, and is bad when one waits for an hour', async () => {
    await store(outside, 1, 0);
    await store(outside, 2, 1000);
    expect(await at(START + 90 * SECOND)).toMatchObject({
      ok: true,
      waiting: { count: 2, oldestSeconds: 90 },
    });
    expect(await at(START + HOUR)).toMatchObject({ ok: true });
    expect(await at(START + HOUR + SECOND)).toMatchObject({
      ok: false,
      reasons: ['waiting'],
      waiting: { oldestSeconds: 3601 },
    });
  });

  it('is bad while a failed lead waits for a person, until somebody closes it', async () => {
    for (const number of [1, 2, 3]) await store(outside, number);
    await query(`update leads set state = 'failed' where id <> '${idOf(3)}'`);
    await query(`update leads set state = 'sent', sent_at = now() where id = '${idOf(3)}'`);
    expect(await askDeep()).toMatchObject({
      status: 503,
      body: { ok: false, reasons: ['failed'], failed: 2 },
    });
    await query('update leads set closed_at = now()');
    expect(await askDeep()).toMatchObject({ status: 200, body: { failed: 0 } });
  });

  it('is bad while a flood holds leads, not because of filled honeypots', async () => {
    await store(outside, 1, 1, true);
    expect(await askDeep()).toMatchObject({ status: 200, body: { held: 0 } });
    await store(outside, 2);
    await query(`update leads set state = 'held', held_for = 'flood' where id = '${idOf(2)}'`);
    expect(await askDeep()).toMatchObject({ status: 503, body: { reasons: ['held'], held: 1 } });
  });

  it('is bad while the provider blocks the account, and says why', async () => {
    await store(outside, 1, Date.now() - START);
    await query("update leads set blocked = true, last_error = 'monthly_quota_exceeded'");
    expect(await askDeep()).toMatchObject({
      status: 503,
      body: {
        reasons: ['mail', 'blocked'],
        blocked: 1,
        mail: { ok: false, error: 'monthly_quota_exceeded' },
      },
    });
  });

  it('is bad when an erasure failed, or when nothing erases', async () => {
    await query("insert into failed_erasures values ('heldLeads', 'sql_42501', now())");
    expect(await askDeep()).toMatchObject({ status: 503, body: { reasons: ['erasures'], erasures: 1 } });
    await query('delete from failed_erasures');
    await store(outside, 1);
    await query(`update leads set state = 'sent', sent_at = '${new Date(START).toISOString()}'`);
    expect(await at(START + 31 * DAY)).toMatchObject({ ok: true });
    expect(await at(START + 32 * DAY)).toMatchObject({ ok: false, reasons: ['erasures'] });
  });

  it('reports only the error name of a database failure', async () => {
    const database = { ...outside.real.database, query: () => Promise.reject(new Error('Lucia')) };
    const { database: reach } = await readHealth({ ...outside.real, database });
    expect(reach).toMatchObject({ ok: false, error: 'Error' });
  });
});
