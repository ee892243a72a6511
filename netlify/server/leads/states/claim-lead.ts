import type { FormType } from '../../../../src/lead/form-types.ts';
import type { Database } from '../../database/database.ts';
import { IN_INDEX_ORDER } from '../../database/in-index-order.ts';
import { NOW, seconds } from '../../database/time.ts';
import type { LeadPayload, ReceivedLead } from '../received-lead.ts';
import { IS_OPEN, MAIL_INTERVAL_SECONDS, NEXT_SLOT, SLOTS_AHEAD_SECONDS } from './provider-slots.ts';
import { CV_AWAITED_UNTIL, LEASE_SECONDS } from './waits.ts';

/** After so many failures without a success, the cause is an outage of the provider and not a wrong lead. */
export const OUTAGE_FAILURES = 3;

/** A lead that only this process may send until the lease ends. */
export interface ClaimedLead extends ReceivedLead {
  /** The end of the lease, as the database writes it. The statements that end the attempt check it. */
  readonly lease: string;
  /** Tries that have begun since the last one whose result is known, with this one: 1 unless processes have died. */
  readonly attempt: number;
  /** How long its mail could have been sent: since it began to wait, or since the account was last blocked. */
  readonly sendableForMs: number;
  /** How often the provider has refused its mail permanently, or a mail that it accepted came to nothing. */
  readonly refusals: number;
  /** Whether its mail goes to the second inbox. */
  readonly toFallback: boolean;
  /** Whether its mail has left without the curriculum, which now follows in a mail of its own. */
  readonly isCvDue: boolean;
  /** Milliseconds until its mail may be sent. */
  readonly sendInMs: number;
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
  lease: string;
  sendable_for_ms: number;
  refusals: number;
  to_fallback: boolean;
  is_cv_due: boolean;
  send_in_ms: number;
}

/** `last_error` of a lead whose process ended without recording a result. */
export const DIED = 'process_died';

/**
 * SQL over `leads`: its mail may be tried now. During an outage a lead that has failed is due at once, because the
 * failure was not its fault, so that the first in the queue tests whether the provider works again.
 *
 * @param failures SQL of the provider's failures since its last success
 */
export const isDue = (failures: string): string => `state = 'pending' and (leased_until > ${NOW}) is not true
  and (next_attempt_at <= ${NOW} or (last_error is not null and ${failures} >= ${OUTAGE_FAILURES}))
  and ${CV_AWAITED_UNTIL} is null`;

/** SQL over `mail_provider`: its next turn comes soon enough for this run. */
const IN_TIME = `${NEXT_SLOT} <= ${NOW} + ${seconds('$2::float8')}`;

/**
 * The order of the queue: by turn, in which a lead whose process died comes as if it had arrived when the lease ended, so
 * that one that kills each process does not hold up the others; or those first that were never tried. An index has the
 * same order, so Postgres reads no further than the first due lead.
 */
const QUEUE = 'greatest(turn, created_at, leased_until), id';
/** A lead that was never tried is due since its arrival, before those that a failure has put off. */
const UNTRIED_FIRST = 'next_attempt_at, id';

/**
 * Locks the provider before it looks for a lead, so that claims follow each other and leads leave in order. A claim that
 * has waited skips the leads that others claimed meanwhile.
 */
const claim = (order: string): string => `
with provider as materialized (
  select failures, blocked_at from mail_provider where ${IS_OPEN} and ${IN_TIME} for update
), due as materialized (
  select id from leads
  where exists (select from provider) and ${isDue('(select failures from provider)')} and id <> all($1::uuid[])
  order by ${order}
  limit 1
  for update skip locked
), slot as (
  update mail_provider set next_slot_at = ${NEXT_SLOT} + ${seconds(MAIL_INTERVAL_SECONDS)}
  from due
  where ${IN_TIME}
  returning next_slot_at - ${seconds(MAIL_INTERVAL_SECONDS)} as send_at
)
update leads
set attempts = attempts + 1, leased_until = ${NOW} + ${seconds(LEASE_SECONDS)},
  last_error = case when attempts > 0 then '${DIED}' else last_error end
from due, slot
where leads.id = due.id
returning leads.id, form_type, source, page, payload, payload_hash, consent_text_id, consent_text_sha256,
  legal_version, cv_upload_id, created_at, attempts, leased_until::text as lease, refusals, to_fallback,
  cv_mail is not distinct from 'due' as is_cv_due,
  (extract(epoch from send_at - ${NOW}) * 1000)::float8 as send_in_ms,
  (extract(epoch from ${NOW} - greatest(pending_since, (select blocked_at from provider))) * 1000)::float8 as sendable_for_ms`;

const CLAIM_FIRST = claim(QUEUE);
const CLAIM_UNTRIED = claim(UNTRIED_FIRST);

interface Claim {
  /** Ids of leads to skip, because this run has tried them. */
  readonly tried: readonly string[];
  /** How long from now this run can still start a send. */
  readonly withinMs: number;
}

/**
 * Claims the first due lead of the queue and takes a turn for its mail. After a failure in this run it claims a lead that
 * was never tried before the others: if that one is sent, the provider works, and the failed lead is the problem.
 *
 * @returns the lead; undefined if none is due, the provider asked to wait, or others have taken the next turns
 */
export const claimLead = async (
  database: Database,
  { tried, withinMs }: Claim,
): Promise<ClaimedLead | undefined> => {
  const statement = tried.length === 0 ? CLAIM_FIRST : CLAIM_UNTRIED;
  const parameters = [`{${tried.join()}}`, Math.min(withinMs / 1000, SLOTS_AHEAD_SECONDS)];
  const [row] = await database.queryAfter<LeadRow>(IN_INDEX_ORDER, statement, parameters);
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
      lease: row.lease,
      sendableForMs: row.sendable_for_ms,
      refusals: row.refusals,
      toFallback: row.to_fallback,
      isCvDue: row.is_cv_due,
      sendInMs: row.send_in_ms,
    }
  );
};
