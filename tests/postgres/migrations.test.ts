import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../netlify/server/database/migrate.ts';
import { store } from '../faults/simulation.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

/** Copies all migrations and adds one that changes the table of leads. */
const addOneMore = (directory: string): URL => {
  for (const file of readdirSync(MIGRATIONS)) copyFileSync(new URL(file, MIGRATIONS), join(directory, file));
  writeFileSync(join(directory, '9999-note.sql'), 'alter table leads add column note text;\n');
  return pathToFileURL(`${directory}/`);
};

describeOnPostgres('migrations', () => {
  const running = runningPostgres();
  let directory: string;
  let oneMore: URL;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'trama-migrations-'));
    oneMore = addOneMore(directory);
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('apply every file once when eight run at the same time', async () => {
    const { database, environment } = running.outside.real;
    const all = await database.query<{ name: string }>('select name from schema_migrations order by 1');
    await database.query('drop schema public cascade');
    await database.query('create schema public');
    const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(environment)));
    expect(applied.flat().sort()).toEqual(all.map(({ name }) => name));
    expect(running.server.log()).not.toContain('deadlock detected');
  });

  it('wait for an open transaction while leads are stored, and finish after it ends', async () => {
    const { outside } = running;
    const session = await running.session();
    await session.query('begin');
    await session.query('select from leads');
    const migrated = migrate(outside.real.environment, oneMore);
    for (let number = 1; number <= 24; number += 1) {
      expect(await store(outside, number)).toMatchObject({ kind: 'stored' });
      await sleep(100);
    }
    await session.query('commit');
    expect(await migrated).toEqual(['9999-note']);
    await outside.real.database.query('alter table leads drop column note');
    await outside.real.database.query("delete from schema_migrations where name = '9999-note'");
  });

  it('name a transaction that stays open, and change nothing', async () => {
    const { outside } = running;
    const session = await running.session();
    await session.query('begin');
    await session.query('select from leads');
    const patience = { lockMs: 200, pausesMs: [10, 20, 40] };
    await expect(migrate(outside.real.environment, oneMore, patience)).rejects.toThrow(
      /^migrations\/9999-note\.sql: another transaction holds what it changes, 4 tries long\. Nothing was changed\./,
    );
    await session.query('rollback');
    expect(await store(outside, 1)).toMatchObject({ kind: 'stored' });
    const columns =
      "select from information_schema.columns where table_name = 'leads' and column_name = 'note'";
    expect(await outside.real.database.query(columns)).toEqual([]);
  });
});
