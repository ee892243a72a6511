import type { Database } from '../../database/database.ts';
import { NOW, seconds } from '../../database/time.ts';
import { type ClaimedLead, OUTAGE_FAILURES } from './claim-lead.ts';

/**
 * The curriculum after a mail: `awaited` = the mail has left without it, and it may still arrive; `sent` = it has left;
 * null = there is none, or it can never be mailed.
 */
export type CvMail = 'awaited' | 'sent' | null;

/** Any end of an attempt whose result is known. */
const ENDED = 'leased_until = null, attempts = 0';
/** The process that claimed the lead still has it: nobody else has claimed it since. */
const OWN_LEASE = "id = $1::uuid and state = 'pending' and leased_until = $2::timestamptz";

/**
 * Any state -> sent. A process may record this even after its lease ended, or after another process marked the lead as
 * failed, because the mail has been sent in any case. If this ends an outage, all leads that were waiting for it become
 * due at once, so that they are sent in order of arrival.
 *
 * @param providerId the provider's id of the mail; null when an earlier attempt sent it
 * @param cvMail what the mail means for the curriculum that the lead had when it was claimed. One that a repetition of
 *   the request has announced since then is awaited
 */
export const markSent = async (
  database: Database,
  lead: ClaimedLead,
  providerId: string | null,
  cvMail: CvMail,
): Promise<void> => {
  await database.query(
    `with was as materialized (
       select failures from mail_provider
     ), works as (
       update mail_provider set failures = 0, failing_since = null where failures > 0
     ), held_up as materialized (
       select id from leads
       where (select failures from was) >= ${OUTAGE_FAILURES} and state = 'pending' and id <> $1::uuid
         and last_error is not null and leased_until is null and next_attempt_at > ${NOW}
       for update of leads skip locked
     ), resumed as (
       update leads set next_attempt_at = ${NOW} from held_up where leads.id = held_up.id
     )
     update leads set state = 'sent', provider_id = coalesce(provider_id, $2), sent_at = ${NOW}, last_error = null,
       failed_at = null, blocked = false, pause = null, ${ENDED},
       cv_mail = case when cv_upload_id is distinct from $4::uuid then 'awaited' else $3 end
     where id = $1::uuid and state <> 'sent'`,
    [lead.id, providerId, cvMail, lead.cvUploadId],
  );
};

/** The result of a failed attempt, for the lead and for the state of the provider. */
export interface Retry {
  /** The provider's name for the reason. */
  readonly error: string;
  /** Whether the provider failed. False if this code failed, or if another process is sending the same mail. */
  readonly providerFailed: boolean;
  /** Whether the provider said that the account is not allowed to send mails. */
  readonly accountBlocked: boolean;
  /** Whether the provider read the mail before it refused. Then no mail was sent, and the next try needs a new key. */
  readonly keySpent?: boolean;
  /** How long the provider asked to wait; 0 = it did not ask. */
  readonly retryAfterMs: number;
  /** From 0.5 to 1: shortens the lead's pause, so that leads that failed together are not retried together. */
  readonly share: number;
}

/** A lead that fails is tried again at once, then after 5 s, 10 s, 20 s …, but not less often than every half hour. */
const FIRST_PAUSE = "interval '5 seconds'";
const LONGEST_PAUSE = "interval '30 minutes'";
const NEXT_PAUSE = `case when pause is null then interval '0'
  else least(greatest(pause * 2, ${FIRST_PAUSE}), ${LONGEST_PAUSE}) end`;

/** pending -> pending. @param lead stays unchanged if another process has claimed it since */
export const markForRetry = async (database: Database, lead: ClaimedLead, retry: Retry): Promise<void> => {
  await database.query(
    `with fails as (
       update mail_provider set failures = failures + 1, failing_since = coalesce(failing_since, ${NOW}),
         closed_until = greatest(closed_until, ${NOW} + ${seconds('nullif($5::float8, 0)')}),
         blocked_at = case when $6::boolean then ${NOW} else blocked_at end
       where $4::boolean
     )
     update leads set next_attempt_at = ${NOW} + greatest((${NEXT_PAUSE}) * $8::float8, ${seconds('$5::float8')}),
       pause = ${NEXT_PAUSE}, last_error = $3, blocked = $6::boolean, refusals = refusals + $7::boolean::int, ${ENDED}
     where ${OWN_LEASE}`,
    [
      lead.id,
      lead.lease,
      retry.error,
      retry.providerFailed,
      retry.retryAfterMs / 1000,
      retry.accountBlocked,
      retry.keySpent ?? false,
      retry.share,
    ],
  );
};

/**
 * pending -> failed.
 *
 * @param error the reason, never personal data
 * @param refused whether the provider refused the mail permanently. Then no mail was sent, and a later try needs a new
 *   key
 */
export const markFailed = async (
  database: Database,
  lead: ClaimedLead,
  error: string,
  refused: boolean,
): Promise<void> => {
  await database.query(
    `update leads set state = 'failed', last_error = $3, refusals = refusals + $4::boolean::int, failed_at = ${NOW},
       blocked = false, closed_at = null, ${ENDED}
     where ${OWN_LEASE}`,
    [lead.id, lead.lease, error, refused],
  );
};

/**
 * If the provider refuses two leads and accepts no mail in between, the account is at fault. If it refuses a lead again
 * after it accepted another mail, the lead is at fault.
 *
 * failed -> pending, for leads that had failed before the refusal of a second lead showed that it was the account.
 */
const NOTE = `
with works as materialized (
  select coalesce(max(sent_at), '-infinity') as since from leads where state = 'sent' and erased_at is null
), this as (
  update leads set refused_at = coalesce(refused_at, ${NOW}) where ${OWN_LEASE} returning refused_at
), others as materialized (
  select id from leads, works
  where refused_at > works.since and state in ('pending', 'failed') and id <> $1::uuid
), verdict as materialized (
  select this.refused_at > works.since and exists (select from others) as "isAccount" from this, works
), waits as (
  update leads set state = 'pending', failed_at = null, blocked = true, next_attempt_at = ${NOW}
  from others, verdict
  where verdict."isAccount" and leads.id = others.id and leads.state = 'failed'
)
select "isAccount" from verdict`;

/**
 * Records that the provider refused a lead's mail permanently. Refusals are recorded one after the other.
 *
 * @returns whether the account is at fault. Then this lead must wait, and the leads refused before it wait again
 */
export const noteRefusal = async (database: Database, lead: ClaimedLead): Promise<boolean> => {
  const [row] = await database.queryInTurn<{ isAccount: boolean }>('refusals', NOTE, [lead.id, lead.lease]);
  return row?.isAccount ?? false;
};
