import { createHmac } from 'node:crypto';
import { describeFailure } from '../database/failures.ts';
import { NOW, seconds } from '../database/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { networksOf } from './networks.ts';

/**
 * Identifies the networks of a visitor without storing the address. The key of the hash changes at midnight UTC, so
 * nobody can follow a visitor from one day to the next, or find the address of a row without the secret.
 *
 * @param address as the platform reports it
 * @param secret any secret that is not in the database, such as its connection string
 * @param now only its UTC day matters; with a wrong clock a count begins anew earlier or later
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

/** SQL: the window of a counted use has ended. */
const IS_OVER = `taken.started_at + ${seconds('$3::int')} <= ${NOW}`;

/**
 * Counts a use in the row of a visitor and quota. A refused use is not counted and never extends the window. Simultaneous
 * uses of a quota wait for each other, but a use of a spent quota is refused without waiting.
 */
const TAKE = `with quota as materialized (
  select $1::text as name, $2::text as visitor, $3::int as seconds, $4::bigint as most, $5::bigint as cost, ${NOW} as now
), spent as materialized (
  select started_at + ${seconds('seconds')} - now as left_over from rate_limits taken join quota using (name, visitor)
  where started_at + ${seconds('seconds')} > now and used + cost > most
), counted as (
  insert into rate_limits as taken (name, visitor, started_at, used)
  select name, visitor, now, cost from quota where cost <= most and not exists (select from spent)
  on conflict (name, visitor) do update set
    started_at = case when ${IS_OVER} then excluded.started_at else taken.started_at end,
    used = case when ${IS_OVER} then excluded.used else taken.used + excluded.used end
  where ${IS_OVER} or taken.used + excluded.used <= $4::bigint
  returning 1
)
select exists (select from counted) as within,
  (select ceil(extract(epoch from left_over))::int from spent) as "secondsLeft"`;

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
  try {
    const keys = networkKeys(address, using.environment.databaseUrl, using.clock());
    const visitor = keys.at(isForNetwork ? -1 : 0) ?? '';
    const parameters = [name, visitor, windowSeconds, limit, cost];
    const [row] = await using.database.query<{ within: boolean; secondsLeft: number | null }>(
      TAKE,
      parameters,
    );
    if (row === undefined || row.within) return { ok: true };
    // Null: a simultaneous use has just begun the window.
    return { ok: false, retryAfterSeconds: Math.max(1, row.secondsLeft ?? windowSeconds) };
  } catch (error) {
    using.log(`quota ${name} not counted ${describeFailure(error)}`);
    return { ok: true };
  }
};
