import type { FormType } from '../../../src/lead/form-types.ts';
import type { Database } from '../database/database.ts';
import type { LeadPayload, ReceivedLead } from './received-lead.ts';

/**
 * The states of a lead and every way from one to another, each one atomic statement:
 *
 *   (new) -> pending           accepted, waiting for its mail
 *   (new) -> held              honeypot filled: waits for a sign of a person
 *   held -> pending            the same request came again with the honeypot empty
 *   pending -> pending         claimed for a while, or to be tried again later
 *   pending -> sent            the provider has the mail
 *   pending -> failed          the provider will never take it
 *
 * A claim counts an attempt, and what ends an attempt names its number: a process that lost its lease meanwhile
 * changes nothing, except that a mail once accepted is sent whoever says so.
 */
type LeadState = 'pending' | 'sent' | 'held' | 'failed';

/** Longer than a delivery takes (a send and two statements), so that a lease ends only when its process died. */
const LEASE_SECONDS = 60;

export interface Insertion {
  readonly state: LeadState;
  /** SHA-256 of what the row was made of: another one is another request under the same id. */
  readonly payloadHash: string;
}

/**
 * Stores a lead, once, however often and from wherever it is posted. A row held for a filled honeypot becomes
 * pending when the same request is posted without it: a browser's autofill had filled the trap.
 *
 * @param state `pending`, or `held` for a filled honeypot
 * @returns the row that stands under the lead's id
 * @throws {NeonDbError} nothing is known to be stored
 */
export const insertLead = async (
  database: Database,
  lead: ReceivedLead,
  state: 'pending' | 'held',
): Promise<Insertion> => {
  const { id, formType, source, page, payload, payloadHash, consent, receivedAt } = lead;
  const inserted = await database.query(
    `insert into leads (id, state, form_type, source, page, payload, payload_hash, consent_text_id,
       consent_text_sha256, legal_version, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
     on conflict (id) do update set state = 'pending', next_attempt_at = excluded.next_attempt_at
       where leads.state = 'held' and excluded.state = 'pending' and leads.payload_hash = excluded.payload_hash
     returning id`,
    [
      id,
      state,
      formType,
      source,
      page,
      JSON.stringify(payload),
      payloadHash,
      consent.textId,
      consent.textSha256,
      consent.legalVersion,
      receivedAt,
    ],
  );
  if (inserted.length > 0) return { state, payloadHash };
  // A statement of its own: the one above cannot see a row that another post committed while it waited for it.
  const [row] = await database.query<{ state: LeadState; payload_hash: string }>(
    'select state, payload_hash from leads where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('a lead vanished between two statements');
  return { state: row.state, payloadHash: row.payload_hash };
};

/** A lead that this process alone may send until its lease ends. */
export interface ClaimedLead extends ReceivedLead {
  /** Number of this attempt, from 1. */
  readonly attempt: number;
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
  created_at: Date;
  attempts: number;
}

/**
 * Takes one pending lead that is due, the oldest first.
 *
 * @param now the instant of the claim
 * @param due the latest moment a lead may have been waiting for
 * @param id the only lead to take; null = any
 * @returns the lead, or undefined when none is due or another process has it
 */
export const claimLead = async (
  database: Database,
  now: Date,
  due: Date,
  id: string | null,
): Promise<ClaimedLead | undefined> => {
  const [row] = await database.query<LeadRow>(
    `with due as materialized (
       select id from leads
       where state = 'pending' and next_attempt_at <= $2 and (leased_until is null or leased_until <= $1)
         and ($3::uuid is null or id = $3::uuid)
       order by created_at, id
       limit 1
       for update skip locked
     )
     update leads set attempts = attempts + 1, leased_until = $1::timestamptz + make_interval(secs => $4)
     from due where leads.id = due.id
     returning leads.id, form_type, source, page, payload, payload_hash, consent_text_id, consent_text_sha256,
       legal_version, created_at, attempts`,
    [now, due, id, LEASE_SECONDS],
  );
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
      receivedAt: row.created_at,
      attempt: row.attempts,
    }
  );
};

/** pending -> sent. @param providerId the provider's id of the mail; null when an earlier attempt sent it */
export const markSent = async (
  database: Database,
  lead: ClaimedLead,
  providerId: string | null,
  now: Date,
): Promise<void> => {
  await database.query(
    `update leads set state = 'sent', provider_id = $2, sent_at = $3, leased_until = null, last_error = null
     where id = $1 and state <> 'sent'`,
    [lead.id, providerId, now],
  );
};

/** pending -> pending, due again at `next`. @param error the provider's name of the reason */
export const markForRetry = async (
  database: Database,
  lead: ClaimedLead,
  error: string,
  next: Date,
): Promise<void> => {
  await database.query(
    `update leads set next_attempt_at = $4, leased_until = null, last_error = $3
     where id = $1 and state = 'pending' and attempts = $2`,
    [lead.id, lead.attempt, error, next],
  );
};

/** pending -> failed. @param error the provider's name of the reason */
export const markFailed = async (database: Database, lead: ClaimedLead, error: string): Promise<void> => {
  await database.query(
    `update leads set state = 'failed', leased_until = null, last_error = $3
     where id = $1 and state = 'pending' and attempts = $2`,
    [lead.id, lead.attempt, error],
  );
};
