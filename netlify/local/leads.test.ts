import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../server/database/database.ts';
import { migrate } from '../server/database/migrate.ts';
import { type LocalServices, startLocalServices } from './services.ts';

const ROOT = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'trama-leads-'));
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const STATES = ['pending', 'sent', 'held', 'failed'];

let services: LocalServices;
let database: Database;
beforeAll(async () => {
  services = await startLocalServices({ port: 0, dataDir });
  const environment = { databaseUrl: services.databaseUrl, neonFetchEndpoint: `${services.url}/sql` };
  await migrate(environment);
  database = connectDatabase(environment, { tryMs: 30_000, budgetMs: 60_000 });
  for (const [index, state] of STATES.entries())
    await database.query(
      `insert into leads (id, state, held_for, form_type, source, payload, payload_hash, legal_version, created_at,
         pending_since, next_attempt_at, sent_at)
       values ($1, $2::text, case when $2::text = 'held' then 'honeypot' end, 'quote', 'Homepage',
         '{"name":"Lucia Bianchi","phone":"06 1","email":"l@a.example","company":"","message":"Ciao"}', '', '2026-01',
         now() - interval '1 day', now() - interval '1 day', now() + interval '1 hour', now())`,
      [id(index + 1), state],
    );
});
let isRunning = true;
const stopSite = async () => {
  if (isRunning) await services.close();
  isRunning = false;
};
afterAll(async () => {
  await stopSite();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Output {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

const leads = (args: string[], variables: Record<string, string> = {}): Promise<Output> =>
  new Promise((resolve) => {
    const far = {
      DATABASE_URL: '',
      LOCAL_DATA_DIR: dataDir,
    };
    const child = spawn(process.execPath, ['netlify/local/leads.ts', ...args], {
      cwd: ROOT,
      env: { ...process.env, ...far, ...variables },
    });
    const output = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      output.out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output.err += chunk.toString();
    });
    child.on('close', (status) => resolve({ status, ...output }));
  });

describe('npm run leads while the site runs', () => {
  it('lists leads of every state without names, and counts them', async () => {
    const { status, out } = await leads(['list']);
    expect(status).toBe(0);
    for (const [index, state] of STATES.entries())
      expect(out).toMatch(new RegExp(`${id(index + 1)} +${state}`));
    expect(out).toContain('1 pending, 1 sent, 1 held, 1 failed');
    expect(out).not.toContain('Lucia');
  });

  it('refuses what it cannot do, says why and exits with 1', async () => {
    const { status, out } = await leads(['retry', id(2)]);
    expect([status, out]).toEqual([1, `Lead ${id(2)} is sent already: there is nothing to retry.\n`]);
  });

  it('uses the database in DATABASE_URL and never prints its password', async () => {
    const given = { DATABASE_URL: services.databaseUrl, NEON_FETCH_ENDPOINT: `${services.url}/sql` };
    const elsewhere = { LOCAL_DATA_DIR: join(dataDir, 'none') };
    expect(await leads(['list'], { ...given, ...elsewhere })).toMatchObject({ status: 0 });
    const wrong = await leads(['list'], { ...given, DATABASE_URL: 'mysql://someone:hidden@host/db' });
    expect([wrong.status, wrong.err.includes('DATABASE_URL is not valid')]).toEqual([1, true]);
    expect(wrong.err).not.toContain('hidden');
  });

  it('points to the faults when a fault makes the database of the running site fail', async () => {
    const fault = (state: string) =>
      fetch(`${services.url}/faults`, { method: 'POST', body: JSON.stringify({ database: state }) });
    await fault('down');
    const { status, err } = await leads(['list']);
    await fault('ok');
    expect(status).toBe(1);
    expect(err).toContain(`The database at ${services.url}/sql cannot be reached`);
    expect(err).toContain(`${services.url}/faults`);
  });

  it('says what to do when the data is in use and its database does not answer', async () => {
    const file = join(dataDir, 'database.json');
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.replace(/:\d+\/sql/, ':9/sql'));
    const { status, err } = await leads(['list']);
    writeFileSync(file, kept);
    expect(status).toBe(1);
    expect(err).toMatch(/is in use by process \d+\. Stop that process/);
  });

  it('says what to do when there is no database yet', async () => {
    const nowhere = { LOCAL_DATA_DIR: join(dataDir, 'none') };
    const { status, err } = await leads(['list'], nowhere);
    expect([status, err.includes('npm start')]).toEqual([1, true]);
  });
});

it('opens the database files itself when the site does not run', async () => {
  await stopSite();
  const output = await leads(['list', '--json']);
  expect([output.status, output.err]).toEqual([0, '']);
  expect(JSON.parse(output.out)).toHaveLength(4);
});
