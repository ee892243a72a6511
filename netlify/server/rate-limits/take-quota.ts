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
 * The common table expressions that count a use, of one row for each visitor and quota. What is refused is not counted,
 * and never makes the while longer. Uses that race for a quota wait for each other; who comes when it is spent waits
 * for nobody.
 *
 * @param counting SQL behind `select … `: `where` and the condition under which anything is counted, with a `from`
 *   before it where something has to be known before others wait
 * @returns SQL of `spent`, whose row says since when, and of `counted`, whose row says that the use is within the quota
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

/**
 * @param startedAt when the while began; null = others began it this moment
 * @returns seconds until the while ends, at least 1
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
  try {
    const visitor = visitorKey(address, using.environment.databaseUrl, now);
    const parameters = [name, visitor, now, windowSeconds, limit, cost];
    const [row] = await using.database.query<{ within: boolean; since: Date | null }>(TAKE, parameters);
    if (row === undefined || row.within) return { ok: true };
    return { ok: false, retryAfterSeconds: secondsLeft(row.since, windowSeconds, now) };
  } catch (error) {
    using.log(`quota ${name} not counted ${describeFailure(error)}`);
    return { ok: true };
  }
};
