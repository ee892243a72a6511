import { describeFailure } from '../database/failures.ts';
import { NOW } from '../database/time.ts';
import type { Dependencies, FunctionContext } from '../dependencies.ts';

/** Why a request of an upload was refused before its file was judged. */
export type UploadLimit =
  /** The visitor's announcements, parts or bytes of the hour are used up. */
  | 'limit_announcements'
  | 'limit_parts'
  | 'limit_bytes'
  /** The visitor's network holds too many bytes that no lead names. */
  | 'limit_open'
  /** All curricula together leave no room. */
  | 'limit_room';

/**
 * SQL that counts a refusal of the current hour.
 *
 * @param reason SQL of the reason
 * @param from SQL after it; no row = nothing is counted
 */
export const countRefusal = (reason: string, from = ''): string =>
  `insert into cv_refusals as counted (reason, hour) select ${reason}, date_trunc('hour', ${NOW}) ${from}
   on conflict (reason, hour) do update set count = counted.count + 1`;

/** Logs a refusal and counts it after the answer. A count that fails costs nobody an answer. */
export const noteRefusal = (reason: UploadLimit, context: FunctionContext, using: Dependencies): void => {
  using.log(`curriculum refused ${reason}`);
  const counted = using.database.query(countRefusal('$1::text'), [reason]).catch((error: unknown) => {
    using.log(`refusal ${reason} not counted ${describeFailure(error)}`);
  });
  context.waitUntil(counted);
};

/**
 * @param since SQL of a moment: its hour and later ones count
 * @returns SQL: how many curricula or parts were refused, as JSON by reason; a reason without refusals is left out
 */
export const refusalsSince = (since: string): string => `(
  select coalesce(json_object_agg(reason, count), '{}') from (
    select reason, sum(count)::int as count from cv_refusals
    where hour >= date_trunc('hour', ${since}) group by reason) refused)`;
