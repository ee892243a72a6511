import type { Database } from '../../database/database.ts';
import { isLocked } from '../../database/failures.ts';
import { countUse, secondsLeft } from '../../rate-limits/take-quota.ts';
import type { ReceivedLead } from '../received-lead.ts';
import type { LeadState } from './lead-states.ts';

export type Insertion =
  /** A row stands under the lead's id. Another hash than the lead's is another request under the same id. */
  | {
      readonly kind: 'stored';
      readonly state: LeadState;
      readonly payloadHash: string;
      readonly flood: boolean;
    }
  /** The visitor has sent as many new leads as one may, or more at once than can be counted. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** More leads are held for the same reason than the database has room for. */
  | { readonly kind: 'full' };

/** What one visitor may send. A lead that is known already is neither counted nor refused. */
export interface LeadQuota {
  /** From visitorKey; null = no limit. */
  readonly visitor: string | null;
  /** New leads in `windowSeconds`; 0 where there is no visitor to count. */
  readonly limit: number;
  readonly windowSeconds: number;
}

interface InsertionRow {
  state: LeadState | null;
  payload_hash: string | null;
  held_for: string | null;
  limited: boolean;
  window_from: Date | null;
}

const QUOTA_USE = countUse(
  {
    name: "'leads'",
    visitor: '$13::text',
    now: '$11::timestamptz',
    windowSeconds: '$14::int',
    limit: '$15::bigint',
    cost: '1',
  },
  'from fate where $13::text is not null and not exists (select from known)',
);

const IS_LIMITED =
  '($13::text is not null and not exists (select from known) and not exists (select from counted))';

/**
 * New leads in 24 hours that are mailed without being asked. An agency gets some dozens; a row has 10 kB at most,
 * so that a day of flood costs 50 MB. Those beyond are stored, held, and wait for a person to release them.
 */
const LEADS_PER_DAY = 5_000;

/**
 * Held leads at one time and for one reason, 100 MB at most: robots in the trap take no room from people in a flood.
 * Beyond, nothing is stored, and nothing promised.
 */
const HELD_LEADS = 10_000;

/**
 * The day is counted once, and before others wait for the visitor's row; `limit` inside the count: a flood is not counted
 * to its end.
 */
const INSERT = `
with known as materialized (
  select state, payload_hash, held_for from leads where id = $1::uuid
), fate as materialized (
  select case
    when $2::boolean then 'honeypot'
    when (select count(*) from (select from leads
      where created_at > $11::timestamptz - interval '1 day' and held_for is null
      limit ${LEADS_PER_DAY}) recent) >= ${LEADS_PER_DAY}
      then 'flood'
  end as held_for
), ${QUOTA_USE}, inserted as (
  insert into leads (id, state, held_for, form_type, source, page, payload, payload_hash, consent_text_id,
    consent_text_sha256, legal_version, cv_upload_id, created_at, pending_since, next_attempt_at)
  select $1::uuid, case when held_for is null then 'pending' else 'held' end, held_for, $3::text, $4::text, $5::text,
    $6::jsonb, $7::text, $8::text, $9::text, $10::text, $12::uuid, $11::timestamptz, $11::timestamptz,
    $11::timestamptz
  from fate
  where not ${IS_LIMITED}
    and (held_for is null or exists (select from known) or (select count(*) from (select from leads
      where state = 'held' and leads.held_for = fate.held_for limit ${HELD_LEADS}) held) < ${HELD_LEADS})
  on conflict (id) do update set state = 'pending', held_for = null, pending_since = excluded.pending_since,
    next_attempt_at = excluded.next_attempt_at
    where leads.state = 'held' and excluded.state = 'pending' and leads.payload_hash = excluded.payload_hash
  returning state, payload_hash, held_for
)
select coalesce(inserted.state, known.state) as state,
  coalesce(inserted.payload_hash, known.payload_hash) as payload_hash,
  case when inserted.state is null then known.held_for else inserted.held_for end as held_for,
  ${IS_LIMITED} as limited, (select started_at from spent) as window_from
from (select) one left join known on true left join inserted on true`;

/** For the visitor's row, which others of the same visitor count in. It passes from one to the next in milliseconds. */
const LONGEST_WAIT_MS = 1_000;
/** For whoever waited so long: the others are answered by then. */
const BUSY_SECONDS = 10;

/**
 * Stores a lead, once, however often and from wherever it is posted. A held row becomes pending when the same
 * request is posted without what held it: a browser's autofill had filled the trap.
 *
 * @param honeypot whether the box that people cannot see was filled
 * @param quota what the visitor may send
 * @returns what became of it
 * @throws {NeonDbError} nothing is known to be stored
 */
export const insertLead = async (
  database: Database,
  lead: ReceivedLead,
  honeypot: boolean,
  quota: LeadQuota,
): Promise<Insertion> => {
  const { id, formType, source, page, payload, payloadHash, consent, receivedAt, cvUploadId } = lead;
  const { visitor, limit, windowSeconds } = quota;
  const parameters = [
    id,
    honeypot,
    formType,
    source,
    page,
    JSON.stringify(payload),
    payloadHash,
    consent.textId,
    consent.textSha256,
    consent.legalVersion,
    receivedAt,
    cvUploadId,
    visitor,
    windowSeconds,
    limit,
  ];
  let row: InsertionRow | undefined;
  try {
    // In turn with the other posts of the same lead: the first is counted and stored, the others find it.
    const rows = database.queryInTurn<InsertionRow>(
      id,
      INSERT,
      parameters,
      visitor === null ? 0 : LONGEST_WAIT_MS,
    );
    [row] = await rows;
  } catch (error) {
    if (!isLocked(error)) throw error;
    return { kind: 'limited', retryAfterSeconds: BUSY_SECONDS };
  }
  if (row?.limited)
    return { kind: 'limited', retryAfterSeconds: secondsLeft(row.window_from, windowSeconds, receivedAt) };
  if (!row || row.state === null || row.payload_hash === null) return { kind: 'full' };
  return {
    kind: 'stored',
    state: row.state,
    payloadHash: row.payload_hash,
    flood: row.held_for === 'flood',
  };
};
