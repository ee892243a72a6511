import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connectDatabase, FILE_PATIENCE } from '../server/database/database.ts';
import { LEAD_STATES } from '../server/leads/states/lead-states.ts';
import { startLocalServices } from './services.ts';

const ROOT = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'trama-seed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const seed = (variables: Record<string, string>): Promise<{ status: number; out: string; err: string }> =>
  new Promise((resolve) => {
    // No server answers on port 9, so the command opens the directory itself.
    const far = { DATABASE_URL: '', LOCAL_DATA_DIR: dataDir, LOCAL_SERVICES_PORT: '9' };
    const options = { cwd: ROOT, env: { ...process.env, ...far, ...variables } };
    const child = execFile(process.execPath, ['netlify/local/seed.ts'], options, (_, out, err) =>
      resolve({ status: child.exitCode ?? -1, out, err }),
    );
  });

it('refuses a database that is not local, without printing its URL', async () => {
  const { status, out, err } = await seed({ DATABASE_URL: 'postgres://me:secret@db.azienda.example/leads' });
  expect([status, out]).toEqual([1, '']);
  expect(err).toContain('DATABASE_URL names another database');
  expect(err).not.toMatch(/secret|azienda| {4}at /);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

it('uses the local database and ignores NEON_FETCH_ENDPOINT', async () => {
  const { status, out, err } = await seed({
    DATABASE_URL: 'postgres://trama:local@localhost/trama',
    NEON_FETCH_ENDPOINT: 'http://127.0.0.1:9/sql',
  });
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^\d+ leads and \d+ clicks added/);

  const services = await startLocalServices({ port: 0, dataDir });
  try {
    const environment = { databaseUrl: services.databaseUrl, neonFetchEndpoint: `${services.url}/sql` };
    const database = connectDatabase(environment, FILE_PATIENCE);
    const states = await database.query<{ state: string }>('select distinct state from leads order by state');
    expect(states.map(({ state }) => state)).toEqual([...LEAD_STATES].sort());
    const [counts] = await database.query<Record<string, number>>(
      `select (select count(*)::int from leads where cv_upload_id is not null) as curricula,
         (select count(*)::int from leads where state = 'pending' and next_attempt_at <= now()) as due,
         (select count(distinct interaction_type)::int from contact_interactions) as clicks`,
    );
    expect(counts?.['curricula']).toBeGreaterThan(0);
    expect([counts?.['due'], counts?.['clicks']]).toEqual([0, 2]);
  } finally {
    await services.close();
  }
});
