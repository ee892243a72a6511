import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { networksOf } from './networks.ts';

/**
 * Identifies the networks of a visitor without storing the address. The key of the hash changes at midnight UTC, so
 * nobody can follow a visitor from one day to the next, or find the address of a row without the secret.
 *
 * @param address as the platform reports it
 * @param secret any secret that is not in the database, such as its connection string
 * @param now only its day matters
 * @returns 32 hexadecimal digits for each network, narrowest first; the first is that of the visitor
 */
export const networkKeys = (address: string, secret: string, now: Date): readonly string[] => {
  const day = now.toISOString().slice(0, 10);
  const dailyKey = createHmac('sha256', secret).update(`rate limits of ${day}`).digest();
  return networksOf(address).map((network) =>
    createHmac('sha256', dailyKey).update(network).digest('hex').slice(0, 32),
  );
};

/** @returns the key of what counts as one visitor: an IPv4 address, or the /64 of an IPv6 address */
export const visitorKey = (address: string, secret: string, now: Date): string =>
  networkKeys(address, secret, now)[0] ?? '';

/** How much one visitor may use in a time window. The window begins with the first use. */
export interface Quota {
  /** `leads`, `interactions` … */
  readonly name: string;
  /** In any unit; 0 = no limit. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** Whether all visitors of the widest network have it together (networks.ts). Default: each visitor has it alone. */
  readonly isForNetwork?: boolean;
}

export type QuotaVerdict =
  | { readonly ok: true }
  /** Seconds until the window ends, 1 or more. */
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** SQL expressions for the values that {@link countUse} needs. */
type Use = Readonly<Record<'name' | 'visitor' | 'now' | 'windowSeconds' | 'limit' | 'cost', string>>;

/**
 * Builds the common table expressions that count a use in the row of a visitor and quota. A refused use is not counted
 * and never extends the window. Simultaneous uses of a quota wait for each other, but a use of a spent quota is refused
 * without waiting.
 *
 * @param counting SQL after `select …`: a `where` with the condition for counting, with a `from` before it for data
 *   that must be read before other uses have to wait
 * @returns SQL of `spent`, which has a row with the start of the window when the quota is spent, and of `counted`,
 *   which has a row when the use is within the quota
 */
export const countUse = (
  { name, visitor, now, windowSeconds, limit, cost }: Use,
  counting: string,
): string => {
  const isOver = `quota.started_at + make_interval(secs => ${windowSeconds}) <= ${now}`;
  return `spent as materialized (
    select started_at from rate_limits quota
    where name = ${name} and visitor = ${visitor} and not ${isOver} and used + ${cost} > ${limit}
  ), counted as (
    insert into rate_limits as quota (name, visitor, started_at, used)
    select ${name}, ${visitor}, ${now}, ${cost} ${counting} and ${cost} <= ${limit} and not exists (select from spent)
    on conflict (name, visitor) do update set
      started_at = case when ${isOver} then excluded.started_at else quota.started_at end,
      used = case when ${isOver} then excluded.used else quota.used + excluded.used end
    where ${isOver} or quota.used + excluded.used <= ${limit}
    returning 1
  )`;
};

/** How long {@link isContended} may wait for the table itself. */
const LOOK_MS = 200;

/**
 * Tells, after a statement has waited too long for a lock, whether the reason was the row of this visitor and quota,
 * which only other requests of the same visitor lock. A whole table that is locked is no visitor's fault.
 *
 * @param visitor from {@link visitorKey}
 */
export const isContended = async (database: Database, name: string, visitor: string): Promise<boolean> => {
  const lockTimeout = { text: "select set_config('lock_timeout', $1, true)", parameters: [`${LOOK_MS}ms`] };
  try {
    const [row] = await database.queryAfter<{ contended: boolean }>(
      lockTimeout,
      `with free as materialized (
        select from rate_limits where name = $1::text and visitor = $2::text for update skip locked
      )
      select exists (select from rate_limits where name = $1::text and visitor = $2::text)
        and not exists (select from free) as contended`,
      [name, visitor],
    );
    return row?.contended ?? false;
  } catch {
    return false;
  }
};

/**
 * @param startedAt when the window began; null = a simultaneous use has just started it
 * @returns seconds until the window ends, at least 1
 */
export const secondsLeft = (startedAt: Date | null, windowSeconds: number, now: Date): number =>
  startedAt === null
    ? windowSeconds
    : Math.max(1, Math.ceil((startedAt.getTime() - now.getTime()) / 1000 + windowSeconds));

const TAKE = `with ${countUse(
  {
    name: '$1::text',
    visitor: '$2::text',
    now: '$3::timestamptz',
    windowSeconds: '$4::int',
    limit: '$5::bigint',
    cost: '$6::bigint',
  },
  'where true',
)}
select exists (select from counted) as within, (select started_at from spent) as since`;

/**
 * Counts a use and tells whether it is within the quota. A use that cannot be counted is allowed, because a limit must
 * never cost a lead. When the database's answer is lost, the use is counted twice.
 *
 * @param address of the visitor, as the platform reports it; undefined = nothing is counted
 * @param cost how much is used
 */
export const takeQuota = async (
  using: Pick<Dependencies, 'database' | 'environment' | 'clock' | 'log'>,
  quota: Quota,
  address: string | undefined,
  cost = 1,
): Promise<QuotaVerdict> => {
  const { name, limit, windowSeconds, isForNetwork = false } = quota;
  if (limit === 0 || address === undefined || address === '') return { ok: true };
  const now = using.clock();
  try {
    const keys = networkKeys(address, using.environment.databaseUrl, now);
    const visitor = keys.at(isForNetwork ? -1 : 0) ?? '';
    const parameters = [name, visitor, now, windowSeconds, limit, cost];
    const [row] = await using.database.query<{ within: boolean; since: Date | null }>(TAKE, parameters);
    if (row === undefined || row.within) return { ok: true };
    return { ok: false, retryAfterSeconds: secondsLeft(row.since, windowSeconds, now) };
  } catch (error) {
    using.log(`quota ${name} not counted ${describeFailure(error)}`);
    return { ok: true };
  }
};
