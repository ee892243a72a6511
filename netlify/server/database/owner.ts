import { NeonDbError, type NeonQueryFunction } from '@neondatabase/serverless';
import { type DatabaseEnvironment, type DeployContext, EnvironmentError } from '../environment.ts';
import type { Database } from './database.ts';
import { publicAddress } from './failures.ts';

/** Any number, the same in every deploy, so that two deploys claim or migrate one after the other. */
export const MIGRATION_LOCK = 7_218_346;

/** SQLSTATE: there is no such table. */
const UNDEFINED_TABLE = '42P01';

/** Whose a database is, in the sentence that refuses it. */
const WORDS: Readonly<Record<DeployContext, string>> = {
  production: 'production',
  preview: 'previews and branch deploys',
  local: 'a local machine',
};

/** Includes the wait for another deploy's migrations. */
const CLAIM_TIMEOUT_MS = 60_000;

/** Functions whose role may only use the tables read it too. */
const MAKE_TABLE = `
do $owner$
begin
  if to_regclass('database_owner') is null then
    create table database_owner (
      only_row boolean primary key default true check (only_row),
      context text not null check (context in ('production', 'preview', 'local'))
    );
    grant select on database_owner to public;
  end if;
end
$owner$`;

interface Owner {
  readonly context: DeployContext;
}

const refuseOther = (
  owner: Owner | undefined,
  { databaseUrl, context = 'local' }: DatabaseEnvironment,
): void => {
  if (owner === undefined || owner.context === context) return;
  throw new EnvironmentError(
    `DATABASE_URL is not valid: the database at ${publicAddress(databaseUrl)} belongs to ${WORDS[owner.context]}, and this is ${context === 'local' ? '' : 'a deploy of '}${WORDS[context]}. ` +
      'Give it one of its own, or change the owner (docs/deploy.md, “Whose a database is”).',
  );
};

/**
 * Notes in the database whose it is, unless that is known: the context of the first migration.
 *
 * @throws {NeonDbError} the database does not answer
 * @throws {EnvironmentError} it belongs to another context
 */
export const claimDatabase = async (
  sql: NeonQueryFunction<false, false>,
  environment: DatabaseEnvironment,
): Promise<void> => {
  const [, , , owners] = await sql.transaction(
    [
      sql.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]),
      sql.query(MAKE_TABLE),
      sql.query('insert into database_owner (context) values ($1) on conflict do nothing', [
        environment.context ?? 'local',
      ]),
      sql.query('select context from database_owner'),
    ],
    {
      isolationLevel: 'ReadCommitted',
      fetchOptions: { signal: AbortSignal.timeout(CLAIM_TIMEOUT_MS) },
    },
  );
  refuseOther(owners?.[0] as Owner | undefined, environment); // The check of the table names the contexts.
};

const checkOwner = async (database: Database, environment: DatabaseEnvironment): Promise<void> => {
  try {
    const [owner] = await database.query<Owner>('select context from database_owner');
    refuseOther(owner, environment);
  } catch (error) {
    // A copy from before there was an owner.
    if (error instanceof NeonDbError && error.code === UNDEFINED_TABLE) return;
    throw error;
  }
};

/**
 * Looks once in each process whose the database is, before the first statement.
 *
 * @param environment where it is, and the context of this deploy
 * @returns the same database, whose statements throw an {@link EnvironmentError} while it belongs to another context
 */
export const ownDatabase = (database: Database, environment: DatabaseEnvironment): Database => {
  let checked: Promise<void> | undefined;
  const check = async (): Promise<void> => {
    checked ??= checkOwner(database, environment);
    try {
      await checked;
    } catch (error) {
      checked = undefined;
      throw error;
    }
  };
  return {
    query: async (...statement) => {
      await check();
      return await database.query(...statement);
    },
    queryInTurn: async (...statement) => {
      await check();
      return await database.queryInTurn(...statement);
    },
    queryAfter: async (...statements) => {
      await check();
      return await database.queryAfter(...statements);
    },
  };
};
