import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServices, startLocalServices } from '../../local/services.ts';
import { connectDatabase, type Database } from './database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const FILES = readdirSync(MIGRATIONS).sort();
const NAMES = FILES.map((file) => file.replace('.sql', ''));
const copies = mkdtempSync(join(tmpdir(), 'trama-migrations-'));

let services: LocalServices;
let database: Database;
const environment = () => ({ databaseUrl: services.databaseUrl, neonFetchEndpoint: `${services.url}/sql` });
beforeAll(async () => {
  services = await startLocalServices({ port: 0, dataDir: null });
  database = connectDatabase(environment(), { tryMs: 30_000, budgetMs: 60_000 });
});
afterAll(async () => {
  await services.close();
  rmSync(copies, { recursive: true, force: true });
});

/** @returns a directory with only the first `count` files, as an earlier deploy had them */
const earlier = (count: number): URL => {
  const directory = join(copies, String(count));
  mkdirSync(directory, { recursive: true });
  for (const file of FILES.slice(0, count)) copyFileSync(new URL(file, MIGRATIONS), join(directory, file));
  return pathToFileURL(`${directory}/`);
};

/** @returns a text for every column, constraint and index of the schema */
const schema = () =>
  database.query(
    `select 'column' as kind, table_name || '.' || column_name as name,
       data_type || ' ' || is_nullable || coalesce(' ' || column_default, '') as what
     from information_schema.columns where table_schema = 'public'
     union all select 'constraint', conrelid::regclass::text || '.' || conname, pg_get_constraintdef(oid)
     from pg_constraint where connamespace = 'public'::regnamespace
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     order by 1, 2`,
  );

const empty = () =>
  database.query('drop schema public cascade').then(() => database.query('create schema public'));

/** Adds a lead in each state, with only the columns of the first migration. */
const addOldLeads = () =>
  database.query(
    `insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, next_attempt_at)
     select gen_random_uuid(), state, 'contact', 'x', '{"name":"Lucia"}', 'hash', '2026-01', '2026-07-01Z', '2026-07-02Z'
     from unnest(array['pending', 'sent', 'held', 'failed']) state`,
  );

const leads = () =>
  database.query(
    `select state, held_for, payload->>'name' as name, pending_since = created_at as waits
     from leads group by 1, 2, 3, 4 order by state`,
  );
const OLD_LEADS = ['failed', 'held', 'pending', 'sent'].map((state) => ({
  state,
  held_for: state === 'held' ? 'honeypot' : null,
  name: 'Lucia',
  waits: true,
}));

describe('migrate', () => {
  it('builds the schema in an empty database, and changes nothing when it runs again', async () => {
    await empty();
    expect(await migrate(environment())).toEqual(NAMES);
    const first = await schema();
    expect(await migrate(environment())).toEqual([]);
    expect(await schema()).toEqual(first);
  });

  it('upgrades a database that stopped after the first file to the same schema, and keeps its leads', async () => {
    const whole = await schema();
    await empty();
    expect(await migrate(environment(), earlier(1))).toEqual(NAMES.slice(0, 1));
    await addOldLeads();
    expect(await migrate(environment())).toEqual(NAMES.slice(1));
    expect(await schema()).toEqual(whole);
    expect(await leads()).toEqual(OLD_LEADS);
  });

  it('upgrades a database at every step to the same schema, and keeps its leads, also erased ones', async () => {
    const whole = await schema();
    await empty();
    for (const [index, name] of NAMES.entries()) {
      expect(await migrate(environment(), earlier(index + 1))).toEqual([name]);
      if (index < 2) await addOldLeads();
      if (index === 2) await database.query("update leads set payload = null where state = 'sent'");
    }
    expect(await schema()).toEqual(whole);
    expect(await leads()).toEqual(
      OLD_LEADS.map((lead) => (lead.state === 'sent' ? { ...lead, name: null } : lead)),
    );
  });
});
