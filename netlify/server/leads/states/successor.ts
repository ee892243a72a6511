import type { Database } from '../../database/database.ts';
import { NOW, seconds } from '../../database/time.ts';
import { isDue, OUTAGE_FAILURES } from './claim-lead.ts';
import { IS_OPEN, NEXT_SLOT, SLOTS_AHEAD_SECONDS } from './provider-slots.ts';
import { CV_AWAITED_UNTIL } from './waits.ts';

/** Longer than a successor works (52 s), and than its start takes. */
const ALIVE_SECONDS = 90;
/** How long a successor waits when nothing can be mailed: in an outage, or while the lease of a dead process lasts. */
const PAUSE_SECONDS = 20;
/**
 * How long an outage is watched by successors; in a longer one the schedule tries every quarter of an hour, so that an
 * outage of a weekend costs no weekend of running functions.
 */
const WATCHED = "interval '1 hour'";

/** SQL over `leads`, beside `mail_provider`: its mail can be tried within a minute. */
const IS_SOON_DUE = `state = 'pending' and ${CV_AWAITED_UNTIL} is null and (next_attempt_at <= ${NOW} + interval '1 minute'
  or (last_error is not null and failures >= ${OUTAGE_FAILURES}))`;

/**
 * Names the run that goes on after this one, if leads are due and no other run is to go on.
 *
 * @param own this run's name, if it is a successor itself
 * @param next a new UUID, the name of the next run
 * @returns whether that run must be started
 */
export const nameSuccessor = async (
  database: Database,
  own: string | undefined,
  next: string,
): Promise<boolean> => {
  const named = await database.query(
    `update mail_provider set successor = $2::uuid, successor_until = ${NOW} + ${seconds(ALIVE_SECONDS)}
     where (successor = $1::uuid or (successor_until > ${NOW}) is not true)
       and (failing_since <= ${NOW} - ${WATCHED}) is not true
       and exists (select from leads where ${IS_SOON_DUE})
     returning 1`,
    [own ?? null, next],
  );
  if (named.length > 0) return true;
  if (own !== undefined) await forgetSuccessor(database, own);
  return false;
};

/** Lets another run name a successor at once, because this one ends or could not be started. */
export const forgetSuccessor = async (database: Database, name: string): Promise<void> => {
  await database.query(
    'update mail_provider set successor = null, successor_until = null where successor = $1::uuid',
    [name],
  );
};

/**
 * Begins the run that another one has named. A name begins one run only.
 *
 * @param name from {@link nameSuccessor}
 * @param own a new UUID, by which the run is known from now on
 * @returns milliseconds that the run has to wait first; undefined if there is no such name
 */
export const beginSuccessor = async (
  database: Database,
  name: string,
  own: string,
): Promise<number | undefined> => {
  const [begun] = await database.query<{ wait: number }>(
    `update mail_provider set successor = $2::uuid where successor = $1::uuid
     returning (case
       when failures > 0 or not (${IS_OPEN}) or not exists (select from leads where ${isDue('failures')}) then ${PAUSE_SECONDS}
       when ${NEXT_SLOT} > ${NOW} + ${seconds(SLOTS_AHEAD_SECONDS)} then ${SLOTS_AHEAD_SECONDS}
       else 0 end * 1000)::float8 as wait`,
    [name, own],
  );
  return begun?.wait;
};
