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

/** Everything that does not stay, in the order in which it leaves. */
export const ERASURES: readonly Erasure[] = [
  ...LEAD_ERASURES,
  { name: 'uploads', erase: eraseExpiredUploads },
  byAge('interactions', 'contact_interactions', 'id', `${RETENTION_DAYS} days`, 'created_at'),
  // Longer than any limit looks back.
  byAge('rateLimits', 'rate_limits', 'name, visitor', '1 day', 'started_at'),
];

/** A scheduled function has 30 s; a statement started within these ends in them. The next day goes on. */
const RUN_BUDGET_MS = 20_000;

interface ErasureRun {
  /** Whether every erasure that was tried did its work. */
  readonly ok: boolean;
  /** How many of each, by its name. */
  readonly erased: Readonly<Record<string, number>>;
}

/**
 * Erases what does not stay, in bounded steps. One that fails keeps no other from its work.
 *
 * @param using the clock says what is over
 * @param erasures all of them unless a test says otherwise
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
