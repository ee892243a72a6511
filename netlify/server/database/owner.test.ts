import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LocalServices, startLocalServices } from '../../local/services.ts';
import { type DeployContext, EnvironmentError } from '../environment.ts';
import { connectDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { ownDatabase } from './owner.ts';

let services: LocalServices;
beforeAll(async () => {
  services = await startLocalServices({ port: 0, dataDir: null });
});
afterAll(() => services.close());

const as = (context?: DeployContext) => ({
  databaseUrl: services.databaseUrl,
  neonFetchEndpoint: `${services.url}/sql`,
  ...(context && { context }),
});
let database: Database;
beforeEach(async () => {
  database = connectDatabase(as(), { tryMs: 30_000, budgetMs: 60_000 });
  await database.query('drop schema public cascade');
  await database.query('create schema public');
});

const refusal = async (asked: Promise<unknown>): Promise<string> => {
  const failure = await asked.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EnvironmentError);
  return failure instanceof Error ? failure.message : '';
};

it.each([
  ['production', 'preview', 'belongs to production, and this is a deploy of previews and branch deploys'],
  ['production', undefined, 'belongs to production, and this is a local machine'],
  ['preview', 'production', 'belongs to previews and branch deploys, and this is a deploy of production'],
  ['local', 'production', 'belongs to a local machine, and this is a deploy of production'],
] as const)('a database of %s is neither migrated nor used by %s', async (owner, other, sentence) => {
  await migrate(as(owner));
  await database.query("delete from schema_migrations where name = '0001-schema'");
  const message = await refusal(migrate(as(other)));
  expect(message).toContain(
    `DATABASE_URL is not valid: the database at postgres://localhost/trama ${sentence}.`,
  );
  expect(message).toContain('docs/deploy.md');
  expect(await database.query('select from schema_migrations')).toEqual([]);

  const foreign = ownDatabase(database, as(other));
  const write = "insert into rate_limits values ('x', 'y', clock_timestamp(), 1)";
  expect(await refusal(foreign.query(write))).toContain(sentence);
  expect(await refusal(foreign.queryInTurn('key', write))).toContain(sentence);
  expect(await refusal(foreign.queryAfter({ text: 'select 1', parameters: [] }, write))).toContain(sentence);
  expect(await database.query('select from rate_limits')).toEqual([]);
});

it('belongs to the first of two contexts that migrate at the same time', async () => {
  const both = await Promise.allSettled([migrate(as('production')), migrate(as('preview'))]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('is migrated and used by its own context, and by another one once a person has given it away', async () => {
  await migrate(as('production'));
  expect(await migrate(as('production'))).toEqual([]);
  expect(await ownDatabase(database, as('production')).query('select 1 as one')).toEqual([{ one: 1 }]);
  const later = ownDatabase(database, as('preview'));
  await refusal(later.query('select 1 as one'));
  await database.query("update database_owner set context = 'preview'");
  expect(await later.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await migrate(as('preview'))).toEqual([]);
});

it('is used where nothing says whose it is, as in a copy from before', async () => {
  await migrate(as('production'));
  await database.query('drop table database_owner');
  expect(await ownDatabase(database, as('preview')).query('select 1 as one')).toEqual([{ one: 1 }]);
});

it('is asked once in a process', async () => {
  await migrate(as('production'));
  let asked = 0;
  const counted = {
    ...database,
    query: async <Row>(...statement: Parameters<Database['query']>) => {
      asked += 1;
      return await database.query<Row>(...statement);
    },
  };
  const own = ownDatabase(counted, as('production'));
  await Promise.all([own.query('select 1'), own.query('select 1'), own.query('select 1')]);
  expect(asked).toBe(4);
});
