import { eraseExpiredUploads } from '../cv/erase-uploads.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { LEAD_ERASURES } from '../leads/states/erase.ts';
import { ERASURE_BATCH, type Erasure, RETENTION_DAYS } from './erasure.ts';

const byAge = (name: string, table: string, key: string, age: string, since: string): Erasure => ({
  name,
  erase: async (database, now) => {
    const statement = `delete from ${table} where (${key}) in (
      select ${key} from ${table} where ${since} <= $1::timestamptz - interval '${age}' limit ${ERASURE_BATCH}
    ) returning 1`;
    return (await database.query(statement, [now])).length;
  },
});

/** Everything that expires, in the order of erasure. */
export const ERASURES: readonly Erasure[] = [
  ...LEAD_ERASURES,
  { name: 'uploads', erase: eraseExpiredUploads },
  byAge('interactions', 'contact_interactions', 'id', `${RETENTION_DAYS} days`, 'created_at'),
  byAge('cvRefusals', 'cv_refusals', 'reason, hour', `${RETENTION_DAYS} days`, 'hour'),
  // Longer than the window of any limit.
  byAge('rateLimits', 'rate_limits', 'name, visitor', '1 day', 'started_at'),
];

/** A scheduled function has 30 s, enough for a statement started within 20 s. The next day's run does the rest. */
const RUN_BUDGET_MS = 20_000;

interface ErasureRun {
  /** Whether every attempted erasure succeeded. */
  readonly ok: boolean;
  /** The number of erased rows, by the name of the erasure. */
  readonly erased: Readonly<Record<string, number>>;
}

/**
 * Erases everything that has expired, in bounded steps. When one erasure fails, the others still run.
 *
 * @param using its clock decides what has expired
 * @param erasures all of them, except in tests
 */
export const eraseExpired = async (
  using: Pick<Dependencies, 'database' | 'clock' | 'log'>,
  erasures: readonly Erasure[] = ERASURES,
): Promise<ErasureRun> => {
  const start = using.clock();
  const timeIsOver = () => using.clock().getTime() - start.getTime() >= RUN_BUDGET_MS;
  const erased: Record<string, number> = {};
  let ok = true;
  for (const { name, erase } of erasures) {
    erased[name] = 0;
    try {
      let count = Number.POSITIVE_INFINITY;
      while (count > 0 && !timeIsOver()) {
        count = await erase(using.database, start);
        erased[name] += count;
      }
    } catch (error) {
      ok = false;
      using.log(`erasure of ${name} failed ${describeFailure(error)}`);
    }
  }
  return { ok, erased };
};
