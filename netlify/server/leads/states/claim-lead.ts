import type { FormType } from '../../../../src/lead/form-types.ts';
import type { Database } from '../../database/database.ts';
import type { LeadPayload, ReceivedLead } from '../received-lead.ts';
import { blockedAt, closedUntil, cvAwaitedUntil, LEASE_SECONDS, leasedUntil, nextSlotAt } from './waits.ts';

/** Two mails a second for all processes together, well within Resend's limit for a team. */
const MAIL_INTERVAL_MS = 500;

/** After so many failures without a success, the cause is an outage of the provider and not a wrong lead. */
export const OUTAGE_FAILURES = 3;

/** A lead that only this process may send until the lease ends. */
export interface ClaimedLead extends ReceivedLead {
  /** Number of this attempt, from 1. The statements that end the attempt check it. */
  readonly attempt: number;
  /**
   * Since when its mail could be sent: the later of when it began to wait and when the provider last blocked the
   * account.
   */
  readonly sendableSince: Date;
  /** How often the provider has refused its mail permanently, or a mail that it accepted came to nothing. */
  readonly refusals: number;
  /** How many processes in a row have claimed it and ended without recording a result. */
  readonly deaths: number;
  /** Whether its mail goes without its curriculum, because a process died with the file in hand. */
  readonly leavesOutFile: boolean;
  /** Whether its mail goes to the second inbox. */
  readonly toFallback: boolean;
  /** When its mail may be sent. */
  readonly sendAt: Date;
}

interface LeadRow {
  id: string;
  form_type: FormType;
  source: string;
  page: string | null;
  payload: LeadPayload;
  payload_hash: string;
  consent_text_id: string | null;
  consent_text_sha256: string | null;
  legal_version: string;
  cv_upload_id: string | null;
  created_at: Date;
  attempts: number;
  sendable_since: Date;
  refusals: number;
  deaths: number;
  leaves_out_file: boolean;
  to_fallback: boolean;
  send_at: Date;
}

const NOW = '$1::timestamptz';

/** SQL: the next slot is not after `sendBy`. Checked first, because in a flood most processes are too late. */
const IN_TIME = `(${nextSlotAt(NOW)} > $3::timestamptz) is not true`;

/**
 * The sort order of the waiting leads. An index has the same order, so Postgres reads no further than the first due
 * lead.
 */
type Order = 'created_at, id' | 'attempts, created_at, id';

/**
 * @returns SQL for the first due lead. During an outage a lead that has failed counts as due at once, because the
 *   failure was not its fault, so the oldest lead tests whether the provider works again
 */
const firstDue = (order: Order, condition: string): string => `
  select id from leads
  where state = 'pending' and ${condition}
    and (next_attempt_at <= ${NOW} or (attempts > 0 and (select failures from provider) >= ${OUTAGE_FAILURES}))
    and id <> all($2::uuid[])
    and ${cvAwaitedUntil(NOW)} is null
  order by ${order}
  limit 1
  for update skip locked`;

/** `last_error` of a lead whose process ended without recording a result; the second one held its curriculum. */
export const DIED = 'process_died';
export const DIED_WITH_FILE = 'died_with_file';

/**
 * Takes a lead whose process died only when no other lead is due, so that it cannot crash every run before the others.
 * Of several such leads it takes the least tried one, so that one that kills every process does not hold up the rest.
 */
const claim = (order: Order): string => `
with provider as materialized (
  select failures, ${blockedAt(NOW)} as blocked_at from mail_provider
  where (${closedUntil(NOW)} > ${NOW}) is not true and ${IN_TIME}
), fresh as materialized (
  ${firstDue(order, 'leased_until is null and exists (select from provider)')}
), orphan as materialized (
  ${firstDue(
    'attempts, created_at, id',
    `leased_until is not null and (${leasedUntil(NOW)} > ${NOW}) is not true
    and exists (select from provider) and not exists (select from fresh)`,
  )}
), due as materialized (
  select id, false as is_orphan from fresh union all select id, true from orphan
), slot as (
  update mail_provider
  set next_slot_at = make_interval(secs => ${MAIL_INTERVAL_MS / 1000}) + greatest(${nextSlotAt(NOW)}, ${NOW})
  from due
  where ${IN_TIME}
  returning next_slot_at - make_interval(secs => ${MAIL_INTERVAL_MS / 1000}) as send_at
)
update leads
set attempts = attempts + 1, leased_until = ${NOW} + make_interval(secs => ${LEASE_SECONDS}),
  deaths = deaths + is_orphan::int,
  file_attempt = case file_attempt when 'in_hand' then 'left_out' else file_attempt end,
  last_error = case when file_attempt = 'in_hand' then '${DIED_WITH_FILE}' when is_orphan then '${DIED}' else last_error end
from due, slot
where leads.id = due.id
returning leads.id, form_type, source, page, payload, payload_hash, consent_text_id, consent_text_sha256,
  legal_version, cv_upload_id, created_at, attempts, refusals, deaths, to_fallback, send_at,
  file_attempt is not distinct from 'left_out' as leaves_out_file,
  greatest(pending_since, (select blocked_at from provider)) as sendable_since`;

const CLAIM_OLDEST = claim('created_at, id');
const CLAIM_LEAST_TRIED = claim('attempts, created_at, id');

/**
 * Makes Postgres use the order of the index. If its statistics are older than a backlog, it expects few waiting leads
 * and would sort all of them for each claim.
 */
const IN_ORDER_OF_AN_INDEX = { text: "select set_config('enable_sort', 'off', true)", parameters: [] };

interface Claim {
  /** The time of the claim. */
  readonly now: Date;
  /** Ids of leads to skip, because this run has tried them. */
  readonly tried: readonly string[];
  /** The latest time at which this run can start a send. */
  readonly sendBy: Date;
}

/**
 * Claims the oldest due lead and reserves a slot for its mail. After a failure in this run it claims the least tried
 * lead first: if that one is sent, the provider works, and the failed lead is the problem.
 *
 * @returns the lead; undefined if none is due, other processes have claimed all of them, the provider asked to wait, or
 *   the next slot is too late
 */
export const claimLead = async (
  database: Database,
  { now, tried, sendBy }: Claim,
): Promise<ClaimedLead | undefined> => {
  const statement = tried.length === 0 ? CLAIM_OLDEST : CLAIM_LEAST_TRIED;
  const parameters = [now, `{${tried.join()}}`, sendBy];
  const [row] = await database.queryAfter<LeadRow>(IN_ORDER_OF_AN_INDEX, statement, parameters);
  return (
    row && {
      id: row.id,
      formType: row.form_type,
      source: row.source,
      page: row.page,
      payload: row.payload,
      payloadHash: row.payload_hash,
      consent: {
        textId: row.consent_text_id,
        textSha256: row.consent_text_sha256,
        legalVersion: row.legal_version,
      },
      cvUploadId: row.cv_upload_id,
      receivedAt: row.created_at,
      attempt: row.attempts,
      sendableSince: row.sendable_since,
      refusals: row.refusals,
      deaths: row.deaths,
      leavesOutFile: row.leaves_out_file,
      toFallback: row.to_fallback,
      sendAt: row.send_at,
    }
  );
};
