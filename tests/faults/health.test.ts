import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import health from '../../netlify/functions/health.mts';
import { connectMail } from '../../netlify/server/email/mail-client.ts';
import { readHealth } from '../../netlify/server/health/health.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { DAY, HOUR, idOf, SECOND, START, store } from './simulation.ts';

const outside = await sharedOutsideServices();

const ask = async (query = '', method = 'GET') => {
  const answer = await health(new Request(`http://127.0.0.1/api/health${query}`, { method }), {
    waitUntil: () => {},
  });
  return { status: answer.status, body: await answer.json() };
};
const askDeep = () => ask('?deep=1');
const query = (statement: string) => outside.real.database.query(statement);
const at = (now: number) => readHealth({ ...outside.real, clock: () => new Date(now) });
const REACHED = { ok: true, ms: expect.any(Number) };
const NOTHING = { failed: 0, held: 0, bounced: 0, blocked: 0, erasures: 0, refusedUploads: {} };

describe('the plain check', () => {
  it('asks neither the database nor the provider', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await ask()).toEqual({ status: 200, body: { ok: true } });
    expect(await ask('?deep=0')).toEqual({ status: 200, body: { ok: true } });
    expect((await ask('', 'HEAD')).status).toBe(200);
    expect((await ask('', 'POST')).status).toBe(405);
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
    expect(await askDeep()).toMatchObject({
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
