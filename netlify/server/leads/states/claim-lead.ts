import type { FormType } from '../../../../src/lead/form-types.ts';
import type { Database } from '../../database/database.ts';
import type { LeadPayload, ReceivedLead } from '../received-lead.ts';
import { blockedAt, closedUntil, cvAwaitedUntil, LEASE_SECONDS, leasedUntil, nextSlotAt } from './waits.ts';

/** Two mails a second, whoever sends them: well within what Resend grants a team. */
const MAIL_INTERVAL_MS = 500;

/** After so many failures without a success the provider is down, not a lead wrong. */
export const OUTAGE_FAILURES = 3;

/** A lead that this process alone may send until its lease ends. */
export interface ClaimedLead extends ReceivedLead {
  /** Number of this attempt, from 1. What ends the attempt names it. */
  readonly attempt: number;
  /** Since when its mail could leave: it waited, and the provider has not said since that the account may not mail. */
  readonly sendableSince: Date;
  /** How often the provider has refused its mail for good. */
  readonly refusals: number;
  /** Whether the process that had it before ended without a word. */
  readonly isOrphan: boolean;
  /** When its mail may leave. */
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
  is_orphan: boolean;
  send_at: Date;
}

const NOW = '$1::timestamptz';

/** Asked first: in a flood most processes come too late. */
const IN_TIME = `(${nextSlotAt(NOW)} > $3::timestamptz) is not true`;

/** The columns of an index of the leads that wait: the first that is due is read, and no other. */
type Order = 'created_at, id' | 'attempts, created_at, id';

/** While the provider is down the oldest lead is the probe, due or not: what it failed for was not its own fault. */
const firstDue = (order: Order, condition: string): string => `
  select id from leads
  where state = 'pending' and ${condition}
    and (next_attempt_at <= ${NOW} or (attempts > 0 and (select failures from provider) >= ${OUTAGE_FAILURES}))
    and id <> all($2::uuid[])
    and ${cvAwaitedUntil(NOW)} is null
  order by ${order}
  limit 1
  for update skip locked`;

/** A lead whose process died comes after all others, lest it take every run with it. */
const claim = (order: Order): string => `
with provider as materialized (
  select failures, ${blockedAt(NOW)} as blocked_at from mail_provider
  where (${closedUntil(NOW)} > ${NOW}) is not true and ${IN_TIME}
), fresh as materialized (
  ${firstDue(order, 'leased_until is null and exists (select from provider)')}
), orphan as materialized (
  ${firstDue(
    order,
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
set attempts = attempts + 1, leased_until = ${NOW} + make_interval(secs => ${LEASE_SECONDS})
from due, slot
where leads.id = due.id
returning leads.id, form_type, source, page, payload, payload_hash, consent_text_id, consent_text_sha256,
  legal_version, cv_upload_id, created_at, attempts, refusals, is_orphan, send_at,
  greatest(pending_since, (select blocked_at from provider)) as sendable_since`;

const CLAIM_OLDEST = claim('created_at, id');
const CLAIM_LEAST_TRIED = claim('attempts, created_at, id');

/**
 * Statistics that are older than a backlog say that next to nothing waits, and that all of it may be sorted for each
 * claim. The index has the order.
 */
const IN_ORDER_OF_AN_INDEX = { text: "select set_config('enable_sort', 'off', true)", parameters: [] };

interface Claim {
  /** The instant of the claim. */
  readonly now: Date;
  /** Leads that are not to be taken: this run has tried them. */
  readonly tried: readonly string[];
  /** The latest moment that is worth waiting for to send. */
  readonly sendBy: Date;
}

/**
 * Takes the pending lead that arrived first among those that are due, and its turn to be mailed. After a failure
 * the least tried comes first: if that one passes, the provider works, and the other lead is the odd one.
 *
 * @returns the lead; undefined when none is due, others have them all, the provider is to be left alone, or the
 *   next turn comes too late
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
      isOrphan: row.is_orphan,
      sendAt: row.send_at,
    }
  );
};
