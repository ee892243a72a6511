import type { Database } from '../../database/database.ts';
import { NOW } from '../../database/time.ts';
import { HELD_BY_FLOOD, type LeadState } from './lead-states.ts';
import { CV_AWAITED_UNTIL } from './waits.ts';

/** The result of a person's change to a lead, or the state that prevents it. */
export type OperatorChange =
  /** The mail is due now, or once its curriculum has arrived, at the latest at `cvAwaitedUntil`. */
  | { readonly ok: true; readonly cvAwaitedUntil: Date | null }
  | { readonly ok: false; readonly state: LeadState | 'unknown' | 'erased' };

/** SQL: a mail of the lead bounced, and no inbox has taken it since. */
const IS_BOUNCED = "(state = 'sent' and bounced_at is not null)";

const change = async (
  database: Database,
  id: string,
  from: readonly LeadState[],
  andBounced: boolean,
): Promise<OperatorChange> => {
  const states = from.map((state) => `'${state}'`).join();
  const [changed] = await database.query<{ cvAwaitedUntil: Date | null }>(
    `update leads set state = 'pending', held_for = null, attempts = 0, pause = null, pending_since = ${NOW},
       next_attempt_at = ${NOW}, last_error = null, failed_at = null, closed_at = null, leased_until = null,
       cv_mail = case when state = 'sent' then null else cv_mail end, to_fallback = to_fallback and state <> 'sent', provider_id = null, sent_at = null,
       bounced_at = null, bounce = null, stranded = false
     where id = $1::uuid and (state in (${states})${andBounced ? ` or ${IS_BOUNCED}` : ''}) and payload is not null
       and (leased_until > ${NOW}) is not true
     returning ${CV_AWAITED_UNTIL} as "cvAwaitedUntil"`,
    [id],
  );
  if (changed !== undefined) return { ok: true, ...changed };
  const [row] = await database.query<{ state: LeadState; erased: boolean }>(
    'select state, payload is null as erased from leads where id = $1::uuid',
    [id],
  );
  if (row === undefined) return { ok: false, state: 'unknown' };
  return { ok: false, state: row.erased ? 'erased' : row.state };
};

/** The result of closing a lead, or the state that prevents it. */
export type Closing =
  | { readonly ok: true }
  | { readonly ok: false; readonly state: LeadState | 'unknown' | 'closed' };

/**
 * failed -> failed, held -> held, or sent -> sent for a lead whose mail bounced: a person has dealt with it, so that it
 * no longer alarms.
 *
 * @param id a UUID
 */
export const closeLead = async (database: Database, id: string): Promise<Closing> => {
  const needsPerson = `(state in ('failed', 'held') or ${IS_BOUNCED})`;
  const closed = await database.query(
    `update leads set closed_at = ${NOW}
     where id = $1::uuid and ${needsPerson} and closed_at is null returning id`,
    [id],
  );
  if (closed.length > 0) return { ok: true };
  const [row] = await database.query<{ state: LeadState; closed: boolean }>(
    `select state, ${needsPerson} as closed from leads where id = $1::uuid`,
    [id],
  );
  if (row === undefined) return { ok: false, state: 'unknown' };
  return { ok: false, state: row.closed ? 'closed' : row.state };
};

/**
 * held -> held, for all leads of a flood that a notice has listed: somebody has read the list.
 *
 * @returns how many were closed
 */
export const closeListed = async (database: Database): Promise<number> => {
  const [row] = await database.query<{ count: number }>(
    `with closed as (
       update leads set closed_at = ${NOW}
       where ${HELD_BY_FLOOD}
         and id in (select lead_id from told join notices on notices.id = notice_id
           where told.kind = 'held' and sent_at is not null)
       returning 1
     ) select count(*)::int as count from closed`,
  );
  return row?.count ?? 0;
};

/**
 * failed -> pending, or pending -> pending, due now. Also sent -> pending for a lead whose mail bounced: it goes to its
 * first inbox again, which the operator has repaired.
 *
 * @param id a UUID
 */
export const retryLead = (database: Database, id: string): Promise<OperatorChange> =>
  change(database, id, ['failed', 'pending'], true);

/** held -> pending, due now. @param id a UUID */
export const releaseLead = (database: Database, id: string): Promise<OperatorChange> =>
  change(database, id, ['held'], false);
