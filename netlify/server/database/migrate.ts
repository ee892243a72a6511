import { readdir, readFile } from 'node:fs/promises';
import type { DatabaseEnvironment } from '../environment.ts';
import { connectionProblem } from './connection-problem.ts';
import { openNeon } from './database.ts';

/** Where the files are. */
export const MIGRATIONS = new URL('./migrations/', import.meta.url);
const MIGRATION_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** Any number, the same in every deploy: two that migrate at once take turns. */
const MIGRATION_LOCK = 7_218_346;
/** Waiting for another deploy's migrations included. */
const MIGRATION_TIMEOUT_MS = 60_000;

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

/**
 * Brings the database to the newest schema. Each file is one transaction under a lock: two processes that migrate
 * at once are safe, and a file that fails leaves nothing behind.
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
      const [, , known] = await sql.transaction(
        [
          sql.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]),
          sql.query(
            'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
          ),
          sql.query('select name from schema_migrations where name = $1', [name]),
          sql.query(applyOnce(name, file)),
        ],
        { fetchOptions: { signal: AbortSignal.timeout(MIGRATION_TIMEOUT_MS) } },
      );
      if (known?.length === 0) applied.push(name);
    } catch (error) {
      const problem = connectionProblem(error, environment);
      if (problem !== undefined) throw new Error(problem, { cause: error });
      throw new Error(`migrations/${fileName}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return applied;
};
