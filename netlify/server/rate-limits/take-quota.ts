import type { Dependencies } from '../dependencies.ts';
import { describeFailure } from '../failure.ts';
import { visitorKey } from './visitor-key.ts';

/** How much one visitor may use in a while. The while begins with the first use. */
export interface Quota {
  /** `leads`, `interactions` … */
  readonly name: string;
  /** In any unit; 0 = no limit. */
  readonly limit: number;
  readonly windowSeconds: number;
}

export type QuotaVerdict =
  | { readonly ok: true }
  /** Seconds until the while ends, 1 or more. */
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** SQL expressions for what {@link countUse} needs. */
interface Use {
  readonly name: string;
  readonly visitor: string;
  readonly now: string;
  readonly windowSeconds: string;
  readonly limit: string;
  readonly cost: string;
}

/**
 * The statement that counts a use, to stand alone or as a part of another: one row for each visitor and quota.
 * What is refused is counted no further than past the limit, and never makes the while longer.
 *
 * @param onlyIf SQL condition under which anything is counted
 * @returns SQL whose rows are `used` and `started_at`
 */
export const countUse = ({ name, visitor, now, windowSeconds, limit, cost }: Use, onlyIf: string): string => {
  const over = `rate_limits.started_at + make_interval(secs => ${windowSeconds}) <= ${now}`;
  return `insert into rate_limits (name, visitor, started_at, used)
    select ${name}, ${visitor}, ${now}, ${cost} where ${onlyIf}
    on conflict (name, visitor) do update set
      started_at = case when ${over} then excluded.started_at else rate_limits.started_at end,
      used = case when ${over} then excluded.used
        when rate_limits.used + excluded.used > ${limit} then greatest(rate_limits.used, ${limit} + 1)
        else rate_limits.used + excluded.used end
    returning used, started_at`;
};

/** @returns seconds until the while that began at `startedAt` ends, at least 1 */
export const secondsLeft = (startedAt: Date, windowSeconds: number, now: Date): number =>
  Math.max(1, Math.ceil((startedAt.getTime() - now.getTime()) / 1000 + windowSeconds));

/**
 * Counts a use and says whether it is within the quota. What cannot be counted is allowed: a limit protects the
 * site, and never costs a lead. A use whose answer is lost on its way is counted twice.
 *
 * @param address of the visitor, as the platform says it; undefined = nothing is counted
 * @param cost how much is used, 1 when not said
 */
export const takeQuota = async (
  using: Pick<Dependencies, 'database' | 'environment' | 'clock' | 'log'>,
  quota: Quota,
  address: string | undefined,
  cost = 1,
): Promise<QuotaVerdict> => {
  const { name, limit, windowSeconds } = quota;
  if (limit === 0 || address === undefined || address === '') return { ok: true };
  const now = using.clock();
  const statement = countUse(
    {
      name: '$1::text',
      visitor: '$2::text',
      now: '$3::timestamptz',
      windowSeconds: '$4::int',
      limit: '$5::bigint',
      cost: '$6::bigint',
    },
    'true',
  );
  try {
    const visitor = visitorKey(address, using.environment.databaseUrl, now);
    const parameters = [name, visitor, now, windowSeconds, limit, cost];
    const [row] = await using.database.query<{ used: string; started_at: Date }>(statement, parameters);
    if (row === undefined || Number(row.used) <= limit) return { ok: true };
    return { ok: false, retryAfterSeconds: secondsLeft(row.started_at, windowSeconds, now) };
  } catch (error) {
    using.log(`quota ${name} not counted ${describeFailure(error)}`);
    return { ok: true };
  }
};
