import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { NeonDbError, type NeonQueryFunction } from '@neondatabase/serverless';
import type { DatabaseEnvironment } from '../environment.ts';
import { openNeon } from './database.ts';
import { connectionProblem, isLocked, isPassing } from './failures.ts';

/** Where the files are. */
export const MIGRATIONS = new URL('./migrations/', import.meta.url);
const MIGRATION_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Any number, the same in every deploy: two that migrate at once take turns. */
const MIGRATION_LOCK = 7_218_346;
/** Waiting for another deploy's migrations included. */
const MIGRATION_TIMEOUT_MS = 60_000;
/**
 * A file that waits for a table has every statement over that table wait behind it: no longer than a lead's statement can
 * (2.5 s), and then those are let through before it tries again.
 */
const LOCK_TIMEOUT_MS = 2_000;
const PAUSES_MS = [1_000, 2_000, 4_000];

const QUOTE = '$migration$';

/**
 * One statement for a whole file, since SQL over HTTP takes one statement at a time: a `do` block applies it and
 * writes it down, unless another process did so first.
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
const applyFile = async (sql: Sql, name: string, file: string): Promise<boolean> => {
  const [, , , known] = await sql.transaction(
    [
      sql.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]),
      sql.query("select set_config('lock_timeout', $1, true)", [`${LOCK_TIMEOUT_MS}ms`]),
      sql.query(
        'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
      ),
      sql.query('select name from schema_migrations where name = $1', [name]),
      sql.query(applyOnce(name, file)),
    ],
    // Its turn comes while others wait for theirs: each statement sees what those before it did.
    {
      isolationLevel: 'ReadCommitted',
      fetchOptions: { signal: AbortSignal.timeout(MIGRATION_TIMEOUT_MS) },
    },
  );
  return known?.length === 0;
};

/** Postgres said so: a database that gives no answer at all is not asked again. */
const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof NeonDbError && error.code !== undefined && (isLocked(error) || isPassing(error));

const persist = async <T>(step: () => Promise<T>, [pause, ...pauses] = PAUSES_MS): Promise<T> => {
  try {
    return await step();
  } catch (error) {
    if (pause === undefined || !isWorthAnotherTry(error)) throw error;
    await sleep(pause);
    return await persist(step, pauses);
  }
};

const whyNot = (error: unknown, fileName: string, environment: DatabaseEnvironment): string => {
  if (isLocked(error))
    return (
      `migrations/${fileName}: another transaction holds what it changes, ${PAUSES_MS.length + 1} tries long. ` +
      "Nothing was changed. Who it is: select pid, state, query from pg_stat_activity where state <> 'idle'; " +
      'end it, or wait, and migrate again.'
    );
  const reason = error instanceof Error ? error.message : String(error);
  return connectionProblem(error, environment) ?? `migrations/${fileName}: ${reason}`;
};

/**
 * Brings the database to the newest schema. Each file is one transaction under a lock: two processes that migrate
 * at once are safe, and a file that fails leaves nothing behind. Leads are stored meanwhile: a file waits for
 * {@link LOCK_TIMEOUT_MS} at a time.
 *
 * @param environment where the database is
 * @param directory of the files
 * @returns the names that this call applied, in order; empty when there was nothing to do
 * @throws {Error} naming the file that Postgres refused, with Postgres' reason, or the database that does not answer
 */
export const migrate = async (
  environment: DatabaseEnvironment,
  directory: URL = MIGRATIONS,
): Promise<string[]> => {
  const sql = openNeon(environment);
  const applied: string[] = [];
  for (const fileName of (await readdir(directory)).sort()) {
    if (!MIGRATION_NAME.test(fileName))
      throw new Error(`migrations/${fileName}: expected a name such as 0002-what-it-does.sql`);
    const name = fileName.replace(/\.sql$/, '');
    const file = await readFile(new URL(fileName, directory), 'utf8');
    if (file.includes(QUOTE)) throw new Error(`migrations/${fileName}: ${QUOTE} is taken`);
    try {
      if (await persist(() => applyFile(sql, name, file))) applied.push(name);
    } catch (error) {
      throw new Error(whyNot(error, fileName, environment), { cause: error });
    }
  }
  return applied;
};
