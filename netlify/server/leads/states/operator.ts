import type { Database } from '../../database/database.ts';
import { NOW } from '../../database/time.ts';
import type { LeadState } from './lead-states.ts';
import { CV_AWAITED_UNTIL } from './waits.ts';

/** What a person may do with a lead at the desk: called back, not called back after all, mail it now, no request, erase. */
export const DESK_ACTIONS = ['handled', 'open', 'send', 'dismiss', 'erase'] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

export const isDeskAction = (value: unknown): value is DeskAction =>
  DESK_ACTIONS.some((action) => action === value);

/** SQL: a mail of the lead bounced, and no inbox has taken it since. */
const BOUNCED = "(state = 'sent' and bounced_at is not null)";
/** SQL: somebody must look at it, and nobody has. */
const NEEDS_PERSON = `(state in ('failed', 'held') or ${BOUNCED})`;
/** SQL: no process has its mail in hand. */
const IS_FREE = `(leased_until > ${NOW}) is not true`;

/**
 * Changes a lead and writes down what was done, in one statement. Whoever comes second changes nothing.
 *
 * @param set SQL of the new values
 * @param condition SQL: when there is something to change
 */
const change = (action: DeskAction, set: string, condition: string, before = ''): string => `
with ${before} changed as (
  update leads set ${set} where id = $1::uuid and payload is not null and ${condition}
  returning id, ${CV_AWAITED_UNTIL} as "cvAwaitedUntil"
), noted as (
  insert into lead_actions (lead_id, action, happened_at) select id, '${action}', ${NOW} from changed
)
select id, "cvAwaitedUntil" from changed`;

const HANDLE = change(
  'handled',
  `handled_at = ${NOW}, closed_at = case when ${NEEDS_PERSON} then coalesce(closed_at, ${NOW}) else closed_at end`,
  'handled_at is null',
);
const OPEN = change(
  'open',
  'handled_at = null, closed_at = null',
  '(handled_at is not null or closed_at is not null)',
);
const DISMISS = change('dismiss', `closed_at = ${NOW}`, 'closed_at is null');

/** A bounced lead goes to its first inbox again, which somebody has repaired. */
const SEND = change(
  'send',
  `state = 'pending', held_for = null, attempts = 0, pause = null, pending_since = ${NOW},
   next_attempt_at = ${NOW}, last_error = null, failed_at = null, closed_at = null, leased_until = null,
   cv_mail = case when state = 'sent' then null else cv_mail end, to_fallback = to_fallback and state <> 'sent',
   provider_id = null, sent_at = null, bounced_at = null, bounce = null, stranded = false`,
  `(state in ('held', 'failed', 'pending') or ${BOUNCED}) and ${IS_FREE}`,
);

/**
 * Leaves time, form, source, consent evidence and what was done. A lead whose mail was still to leave fails instead, closed.
 * Its new id, random, is that of nobody: the same request is a new lead.
 */
const ERASE = change(
  'erase',
  `id = gen_random_uuid(), erased_key = encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), payload = null,
   payload_hash = '', page = null, provider_id = null, cv_mail = null, cv_upload_id = null, bounced_at = null, bounce = null,
   stranded = false, blocked = false, refused_at = null, last_error = null, closed_at = ${NOW}, erased_at = ${NOW},
   failed_at = case when state in ('pending', 'failed') then coalesce(failed_at, ${NOW}) end,
   state = case when state = 'pending' then 'failed' else state end`,
  IS_FREE,
  `file as (
     delete from cv_uploads using leads
     where leads.id = $1::uuid and cv_uploads.id = leads.cv_upload_id and leads.payload is not null and ${IS_FREE}
   ), networks as (
     delete from lead_networks using leads
     where leads.id = $1::uuid and lead_id = leads.id and leads.payload is not null and ${IS_FREE}
   ),`,
);

/** The result of a person's change to a lead, or the state that prevents it. */
export type OperatorChange =
  /** `id`: the lead's, which is another one once it is erased. */
  | { readonly ok: true; readonly id: string; readonly cvAwaitedUntil: Date | null }
  /** `leaving`: its mail is being sent this moment. `unchanged`: somebody has done so before, or there is nothing to do. */
  | { readonly ok: false; readonly why: 'unknown' | 'erased' | 'leaving' | 'unchanged' };

const STATEMENTS: Readonly<Record<DeskAction, string>> = {
  handled: HANDLE,
  open: OPEN,
  send: SEND,
  dismiss: DISMISS,
  erase: ERASE,
};

/**
 * Does what a person asks for at the desk: states/lead-states.ts.
 *
 * @param id a UUID
 * @throws {NeonDbError} the database does not answer
 */
export const act = async (database: Database, id: string, action: DeskAction): Promise<OperatorChange> => {
  // Each part of the statement sees the row as it is once no process changes it any more.
  const locked = { text: 'select from leads where id = $1::uuid for update', parameters: [id] };
  const [changed] = await database.queryAfter<{ id: string; cvAwaitedUntil: Date | null }>(
    locked,
    STATEMENTS[action],
    [id],
  );
  if (changed !== undefined) return { ok: true, ...changed };
  const [row] = await database.query<{ state: LeadState; erased: boolean; free: boolean }>(
    `select state, payload is null as erased, ${IS_FREE} as free from leads where id = $1::uuid`,
    [id],
  );
  if (row === undefined) return { ok: false, why: 'unknown' };
  if (row.erased) return { ok: false, why: 'erased' };
  return { ok: false, why: row.free || (action !== 'send' && action !== 'erase') ? 'unchanged' : 'leaving' };
};

/** Mails a held, failed, waiting or bounced lead now. @param id a UUID */
export const sendNow = (database: Database, id: string): Promise<OperatorChange> => act(database, id, 'send');
