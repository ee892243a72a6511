import type { Database } from '../../database/database.ts';
import { type ClaimedLead, DIED_WITH_FILE, OUTAGE_FAILURES } from './claim-lead.ts';
import { closedUntil } from './waits.ts';

/**
 * Notes that a process reads and sends the lead's curriculum. If the process dies, the next attempt goes without the
 * file. @param lead stays unchanged if another process has claimed it since
 */
export const takeFile = async (database: Database, lead: ClaimedLead): Promise<void> => {
  await database.query(
    `update leads set file_attempt = 'in_hand' where id = $1::uuid and state = 'pending' and attempts = $2`,
    [lead.id, lead.attempt],
  );
};

/** The file is no longer in hand. If it was left out, it stays out: the same key needs the same bytes. */
const PUT_DOWN = "file_attempt = nullif(file_attempt, 'in_hand'), deaths = 0";

/**
 * Any state -> sent. A process may record this even after its lease ended, or after another process marked the lead as
 * failed, because the mail has been sent in any case. If this ends an outage, all leads that were waiting for it become
 * due at once, so that they are sent in order of arrival.
 *
 * @param providerId the provider's id of the mail; null when an earlier attempt sent it
 */
export const markSent = async (
  database: Database,
  lead: ClaimedLead,
  providerId: string | null,
  now: Date,
): Promise<void> => {
  await database.query(
    `with was as materialized (
       select failures from mail_provider
     ), works as (
       update mail_provider set failures = 0 where failures > 0
     ), held_up as materialized (
       select id from leads
       where (select failures from was) >= ${OUTAGE_FAILURES} and state = 'pending' and id <> $1::uuid
         and attempts > 0 and leased_until is null and next_attempt_at > $3::timestamptz
       for update of leads skip locked
     ), resumed as (
       update leads set next_attempt_at = $3::timestamptz from held_up where leads.id = held_up.id
     )
     update leads set state = 'sent', provider_id = $2, sent_at = $3::timestamptz, leased_until = null,
       last_error = case file_attempt when 'left_out' then '${DIED_WITH_FILE}' end, failed_at = null, blocked = false,
       ${PUT_DOWN}
     where id = $1::uuid and state <> 'sent'`,
    [lead.id, providerId, now],
  );
};

/** The result of a failed attempt, for the lead and for the state of the provider. */
export interface Retry {
  /** The provider's name for the reason. */
  readonly error: string;
  /** When this lead is due again. */
  readonly next: Date;
  /** Whether the provider failed. False if this code failed, or if another process is sending the same mail. */
  readonly providerFailed: boolean;
  /** Whether the provider said that the account is not allowed to send mails. */
  readonly accountBlocked: boolean;
  /** Whether the provider read the mail before it refused. Then no mail was sent, and the next try needs a new key. */
  readonly keySpent?: boolean;
  /** Until when the provider asked to wait; null = it did not ask. */
  readonly closedUntil: Date | null;
}

/** pending -> pending. @param lead stays unchanged if another process has claimed it since */
export const markForRetry = async (
  database: Database,
  lead: ClaimedLead,
  retry: Retry,
  now: Date,
): Promise<void> => {
  await database.query(
    `with fails as (
       update mail_provider set failures = failures + 1,
         closed_until = greatest(${closedUntil('$7::timestamptz')}, $6::timestamptz),
         blocked_at = case when $8::boolean then $7::timestamptz else blocked_at end
       where $5::boolean
     )
     update leads set next_attempt_at = $4::timestamptz, leased_until = null, last_error = $3,
       blocked = $8::boolean, refusals = refusals + $9::boolean::int,
       ${PUT_DOWN}
     where id = $1::uuid and state = 'pending' and attempts = $2`,
    [
      lead.id,
      lead.attempt,
      retry.error,
      retry.next,
      retry.providerFailed,
      retry.closedUntil,
      now,
      retry.accountBlocked,
      retry.keySpent ?? false,
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
  now: Date,
): Promise<void> => {
  await database.query(
    `update leads set state = 'failed', leased_until = null, last_error = $3, refusals = refusals + $4::boolean::int,
       failed_at = $5::timestamptz, blocked = false, closed_at = null, ${PUT_DOWN}
     where id = $1::uuid and state = 'pending' and attempts = $2`,
    [lead.id, lead.attempt, error, refused, now],
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
  update leads set refused_at = coalesce(refused_at, $3::timestamptz)
  where id = $1::uuid and state = 'pending' and attempts = $2
  returning refused_at
), others as materialized (
  select id from leads, works
  where refused_at > works.since and state in ('pending', 'failed') and id <> $1::uuid
), verdict as materialized (
  select this.refused_at > works.since and exists (select from others) as "isAccount" from this, works
), waits as (
  update leads set state = 'pending', failed_at = null, blocked = true, next_attempt_at = $3::timestamptz
  from others, verdict
  where verdict."isAccount" and leads.id = others.id and leads.state = 'failed'
)
select "isAccount" from verdict`;

/**
 * Records that the provider refused a lead's mail permanently. Refusals are recorded one after the other.
 *
 * @returns whether the account is at fault. Then this lead must wait, and the leads refused before it wait again
 */
export const noteRefusal = async (database: Database, lead: ClaimedLead, now: Date): Promise<boolean> => {
  const parameters = [lead.id, lead.attempt, now];
  const [row] = await database.queryInTurn<{ isAccount: boolean }>('refusals', NOTE, parameters);
  return row?.isAccount ?? false;
};
