import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { NeonDbError, type NeonQueryFunction } from '@neondatabase/serverless';
import { type DatabaseEnvironment, EnvironmentError } from '../environment.ts';
import { openNeon } from './database.ts';
import { connectionProblem, isLocked, isTransient } from './failures.ts';
import { claimDatabase, MIGRATION_LOCK } from './owner.ts';

/** The directory of the migration files. */
export const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** A number, which is the order, and what the file does. */
const MIGRATION_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Includes the wait for another deploy's migrations. */
const MIGRATION_TIMEOUT_MS = 60_000;
/**
 * While a migration waits to lock a table, every other statement on that table waits behind it. So it gives up sooner
 * than a lead's statement does (2.5 s), and lets the others run before it tries again.
 */
const LOCK_TIMEOUT_MS = 2_000;
/** Seven seconds in all: longer than a transaction of the site lasts. */
const PAUSES_MS = [1_000, 2_000, 4_000];
/** How long a migration waits to lock a table, and the pauses between its tries, in milliseconds. */
const PATIENCE = { lockMs: LOCK_TIMEOUT_MS, pausesMs: PAUSES_MS };

/** Ends the text of a file inside a statement, so that no file may contain it. */
const QUOTE = '$migration$';

/**
 * Wraps a whole file in one statement, because SQL over HTTP takes one statement at a time. The `do` block applies the
 * file and records its name, unless another process did so first.
 */
const applyOnce = (name: string, file: string): string => `
do ${QUOTE}
begin
  if not exists (select from schema_migrations where name = '${name}') then
    ${file}
    insert into schema_migrations (name) values ('${name}');
  end if;
end
${QUOTE}`;

type Sql = NeonQueryFunction<false, false>;

/** @returns whether the file was applied by this call */
const applyFile = async (sql: Sql, name: string, file: string, lockMs: number): Promise<boolean> => {
  const [, , , known] = await sql.transaction(
    [
      sql.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]),
      sql.query("select set_config('lock_timeout', $1, true)", [`${lockMs}ms`]),
      sql.query(
        'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
      ),
      sql.query('select name from schema_migrations where name = $1', [name]),
      sql.query(applyOnce(name, file)),
    ],
    // At this level each statement sees what another process committed while this one waited for its turn.
    {
      isolationLevel: 'ReadCommitted',
      fetchOptions: { signal: AbortSignal.timeout(MIGRATION_TIMEOUT_MS) },
    },
  );
  return known?.length === 0;
};

/** Only for errors that Postgres itself reported. Does not retry when the database gives no answer at all. */
const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof NeonDbError && error.code !== undefined && (isLocked(error) || isTransient(error));

const withRetries = async <T>(step: () => Promise<T>, [pause, ...pauses]: readonly number[]): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (pause === undefined || !isWorthAnotherTry(error)) throw error;
    await sleep(pause);
    return await withRetries(step, pauses);
  }
};

const whyNot = (error: unknown, what: string, environment: DatabaseEnvironment, tries: number): string => {
  if (isLocked(error))
    return (
      `${what}: another transaction holds what it changes, ${tries} tries long. ` +
      "Nothing was changed. To find it: select pid, state, query from pg_stat_activity where state <> 'idle'; " +
      'end it, or wait, and migrate again.'
    );
  const reason = error instanceof Error ? error.message : String(error);
  return connectionProblem(error, environment) ?? `${what}: ${reason}`;
};

/**
 * Brings the database to the newest schema. Each file runs in one transaction under a lock, so two processes may
 * migrate at the same time, and a file that fails changes nothing. The site can store leads meanwhile, because a
 * migration waits for a table only {@link LOCK_TIMEOUT_MS} at a time.
 *
 * @param environment where the database is, and of which context this deploy is
 * @param directory of the files
 * @param patience with other transactions
 * @returns the names of the migrations that this call applied, in order; empty when there was nothing to do
 * @throws {EnvironmentError} the database belongs to another context
 * @throws {Error} names the file that Postgres rejected and the reason, or the database that cannot be used
 */
export const migrate = async (
  environment: DatabaseEnvironment,
  directory: URL = MIGRATIONS,
  { lockMs, pausesMs } = PATIENCE,
): Promise<string[]> => {
  const sql = openNeon(environment);
  const step = async <T>(what: string, take: () => Promise<T>): Promise<T> => {
    try {
      return await withRetries(take, pausesMs);
    } catch (error) {
      if (error instanceof EnvironmentError) throw error;
      throw new Error(whyNot(error, what, environment, pausesMs.length + 1), { cause: error });
    }
  };
  await step('database_owner', () => claimDatabase(sql, environment));
  const applied: string[] = [];
  for (const fileName of (await readdir(directory)).sort()) {
    if (!MIGRATION_NAME.test(fileName))
      throw new Error(`migrations/${fileName}: expected a name such as 0002-what-it-does.sql`);
    const name = fileName.replace(/\.sql$/, '');
    const file = await readFile(new URL(fileName, directory), 'utf8');
    if (file.includes(QUOTE)) throw new Error(`migrations/${fileName}: the file must not contain ${QUOTE}`);
    if (await step(`migrations/${fileName}`, () => applyFile(sql, name, file, lockMs))) applied.push(name);
  }
  return applied;
};
