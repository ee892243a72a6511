import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LocalServices, startLocalServices } from '../../local/services.ts';
import { connectDatabase } from './database.ts';
import { migrate } from './migrate.ts';

vi.setConfig({ testTimeout: 60_000 });

let services: LocalServices;
beforeAll(async () => {
  services = await startLocalServices({ port: 0, dataDir: null });
}, 60_000);
afterAll(() => services.close());

const environment = () => ({
  databaseUrl: services.databaseUrl,
  neonFetchEndpoint: `${services.url}/sql`,
});

it('applies every file once, also when two processes migrate at once, and then nothing', async () => {
  const files = await readdir(new URL('./migrations/', import.meta.url));
  const names = files.map((file) => file.replace('.sql', '')).sort();
  const [one, other] = await Promise.all([migrate(environment()), migrate(environment())]);
  expect([...one, ...other].sort()).toEqual(names);
  expect(await migrate(environment())).toEqual([]);
});

it('makes the tables that the contract names', async () => {
  const tables = await connectDatabase(environment()).query<{ table_name: string }>(
    "select table_name::text from information_schema.tables where table_schema = 'public' order by 1",
  );
  expect(tables.map(({ table_name }) => table_name)).toEqual([
    'contact_interactions',
    'leads',
    'schema_migrations',
  ]);
});

it('names the reason when the database cannot be reached', async () => {
  const away = { ...environment(), neonFetchEndpoint: 'http://127.0.0.1:9/sql' };
  await expect(migrate(away)).rejects.toThrow(/^migrations\/0001-.*\.sql: /);
});
