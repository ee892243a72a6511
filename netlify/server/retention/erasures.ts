import { eraseExpiredUploads } from '../cv/erase-uploads.ts';
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
