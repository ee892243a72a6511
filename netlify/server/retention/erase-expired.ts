import { eraseExpiredUploads } from '../cv/erase-uploads.ts';
import { describeFailure } from '../database/failures.ts';
import { NOW } from '../database/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { LEAD_ERASURES } from '../leads/states/erase.ts';
import { ERASURE_BATCH, type Erasure, RETENTION_DAYS } from './erasure.ts';

const byAge = (name: string, table: string, key: string, age: string, since: string): Erasure => {
  const expired = `from ${table} where ${since} <= ${NOW} - interval '${age}'`;
  return {
    name,
    due: `exists (select ${expired})`,
    erase: async (database) => {
      const statement = `delete from ${table} where (${key}) in (
        select ${key} ${expired} limit ${ERASURE_BATCH}
      ) returning 1`;
      return (await database.query(statement)).length;
    },
  };
};

/** Everything that expires, in the order of erasure. */
export const ERASURES: readonly Erasure[] = [
  ...LEAD_ERASURES,
  {
    name: 'uploads',
    // Older than a day, which is the shortest time that a curriculum is kept.
    due: `exists (select from cv_uploads where created_at <= ${NOW} - interval '1 day')`,
    erase: eraseExpiredUploads,
  },
  byAge('interactions', 'contact_interactions', 'id', `${RETENTION_DAYS} days`, 'created_at'),
  // Their keys change every day.
  byAge('leadNetworks', 'lead_networks', 'lead_id, network', '1 day', 'created_at'),
  // Longer than the provider sends a report again after a failure (18 hours).
  byAge('mailEvents', 'mail_events', 'id', '7 days', 'received_at'),
  byAge('cvRefusals', 'cv_refusals', 'reason, hour', `${RETENTION_DAYS} days`, 'hour'),
  // Longer than the window of any limit.
  byAge('rateLimits', 'rate_limits', 'name, visitor', '1 day', 'started_at'),
  // Longer than the day whose links are counted, and than a session lasts.
  byAge('deskLinks', 'desk_links', 'token', '2 days', 'created_at'),
  byAge('deskSessions', 'desk_sessions', 'key', '2 days', 'created_at'),
  // Longer than any lead waits for a person: what is told stays told.
  byAge('notices', 'notices', 'id', '100 days', 'created_at'),
  byAge('inboxes', 'inboxes', 'address', '100 days', 'greatest(delivered_at, bounced_at)'),
];

/** A scheduled function has 30 s, enough for a statement started within 20 s. The next day's run does the rest. */
const RUN_BUDGET_MS = 20_000;

interface ErasureRun {
  /** Whether every attempted erasure succeeded. */
  readonly ok: boolean;
  /** The number of erased rows, by the name of the erasure. */
  readonly erased: Readonly<Record<string, number>>;
}

interface Due {
  /** The names of the erasures that may have something to do. */
  readonly names: readonly string[];
  /** Whether an earlier run has recorded failures. */
  readonly hadFailures: boolean;
}

type Using = Pick<Dependencies, 'database' | 'clock' | 'log'>;

/** One statement, so that a night with nothing to erase touches the database once. */
const readDue = async (erasures: readonly Erasure[], using: Using): Promise<Due> => {
  const names = erasures.map(({ name, due }) => `case when ${due} then '${name}' end`);
  try {
    const [row] = await using.database.query<Due>(
      `select array_remove(array[${names.join(', ')}], null) as names,
         exists (select from failed_erasures) as "hadFailures"`,
    );
    if (row !== undefined) return row;
  } catch (error) {
    using.log(`erasures due not read ${describeFailure(error)}`);
  }
  return { names: erasures.map(({ name }) => name), hadFailures: true };
};

interface Failure {
  readonly name: string;
  readonly error: string;
}

/** Keeps since when an erasure fails, for the health check and the alarm, and forgets those that work again. */
const record = async (failures: readonly Failure[], using: Using): Promise<void> => {
  try {
    await using.database.query(
      `with failed as materialized (
         select name, error from jsonb_to_recordset($1::jsonb) as failed(name text, error text)
       ), works as (
         delete from failed_erasures where name not in (select name from failed)
       )
       insert into failed_erasures (name, error, since) select name, error, ${NOW} from failed
       on conflict (name) do update set error = excluded.error`,
      [JSON.stringify(failures)],
    );
  } catch (error) {
    using.log(`erasures not recorded ${describeFailure(error)}`);
  }
};

/**
 * Erases everything that has expired, in bounded steps. When one erasure fails, the others still run, and the failure is
 * recorded.
 *
 * @param erasures all of them, except in tests
 */
export const eraseExpired = async (
  using: Using,
  erasures: readonly Erasure[] = ERASURES,
): Promise<ErasureRun> => {
  const start = using.clock();
  const timeIsOver = () => using.clock().getTime() - start.getTime() >= RUN_BUDGET_MS;
  const erased: Record<string, number> = {};
  const failures: Failure[] = [];
  const due = await readDue(erasures, using);
  for (const { name, erase } of erasures) {
    erased[name] = 0;
    if (!due.names.includes(name)) continue;
    try {
      let count = Number.POSITIVE_INFINITY;
      while (count > 0 && !timeIsOver()) {
        count = await erase(using.database);
        erased[name] += count;
      }
    } catch (error) {
      failures.push({ name, error: describeFailure(error) });
      using.log(`erasure of ${name} failed ${describeFailure(error)}`);
    }
  }
  if (failures.length > 0 || due.hadFailures) await record(failures, using);
  return { ok: failures.length === 0, erased };
};
