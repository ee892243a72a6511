import type { Database } from '../../database/database.ts';
import { isLocked } from '../../database/failures.ts';
import { CROWDS, type SendingNetwork } from '../../rate-limits/ceilings.ts';
import { countUse, isContended, secondsLeft } from '../../rate-limits/take-quota.ts';
import type { ReceivedLead } from '../received-lead.ts';
import type { LeadState } from './lead-states.ts';

export type Insertion =
  /** A row with the lead's id exists. If its hash differs from the lead's, another request used the same id. */
  | {
      readonly kind: 'stored';
      readonly state: LeadState;
      readonly payloadHash: string;
      /** Null if the deploy that stored the row did not know the fields that were added later. */
      readonly laterHash: string | null;
      /** When its personal data was erased; null = it was not. */
      readonly erasedAt: Date | null;
      readonly flood: boolean;
    }
  /** The visitor has reached the limit of new leads, or sends so many at once that counting them takes too long. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }
  /** The maximum number of leads is already held for the same reason. */
  | { readonly kind: 'full' };

/** The limits for one visitor and its networks. A lead that is already stored is neither counted nor refused. */
export interface LeadQuota {
  /** From `visitorKey`; null = no limit. */
  readonly visitor: string | null;
  /** New leads allowed in `windowSeconds`; not used if `visitor` is null. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** Where the visitor is. If one of these networks has sent its day's leads, the lead is held. Default: not counted. */
  readonly networks?: readonly SendingNetwork[];
}

interface InsertionRow {
  state: LeadState | null;
  payload_hash: string | null;
  later_hash: string | null;
  erased_at: Date | null;
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
 * New leads in 24 hours that are not held, so that the networks of the whole world cannot fill the database: a row has
 * at most 10 kB, so these take 100 MB. Further leads are held.
 */
const STORED_PER_DAY = 10_000;

/**
 * Maximum number of held leads for each reason, 100 MB at most. The limits are separate so that robots in the honeypot
 * take no room from people in a flood. Further leads are not stored, and the visitor gets an error.
 */
const HELD_LEADS = 10_000;

/** Leads of the last hour that are counted at most, so that the planner knows that few rows are read. */
const COUNTED_AN_HOUR = 1_000;

/** @returns SQL: how many leads that are not held have arrived since then, at most `most` */
const arrived = (since: string, most: number): string =>
  `(select count(*) from (select from leads where created_at > $11::timestamptz - interval '${since}'
    and held_for is null limit ${most}) recent)`;

/** SQL: how many leads a day each network has while leads of many networks come fast; null = its own ceiling. */
const CEILING_IN_A_CROWD = `case ${CROWDS.map(
  ({ hours, ceiling }) => `when lately.leads >= ${hours} * $15::bigint then ${ceiling}`,
).join(' ')} end`;

/** SQL: the day's room is full. In an hour with fewer leads than a day's average it cannot become so. */
const IS_FULL = `(select leads from lately) >= ${Math.floor(STORED_PER_DAY / 24)}
      and ${arrived('1 day', STORED_PER_DAY)} >= ${STORED_PER_DAY}`;

/**
 * A lead is due at once by the database's clock too: one that a process ahead of it stored would wait for the others.
 *
 * Counts the leads of the networks and of the day once, and before it locks the visitor's row, so that other statements
 * wait less for that row. Leads that arrive at the same moment do not see each other there, so a network may have some
 * more than its ceiling, as many as the database has connections. The `limit` inside each count stops it early.
 */
const INSERT = `
with known as materialized (
  select state, payload_hash, later_hash, erased_at, held_for from leads where id = $1::uuid
), lately as materialized (
  select ${arrived('1 hour', COUNTED_AN_HOUR)} as leads
), network as materialized (
  select key, least(ceiling, ${CEILING_IN_A_CROWD}) as ceiling
  from unnest($16::text[], $17::bigint[]) as given (key, ceiling), lately
), fate as materialized (
  select case
    when $2::boolean then 'honeypot'
    when exists (select from network where (select count(*) from (select from lead_networks
      where lead_networks.network = network.key and lead_id <> $1::uuid limit network.ceiling) sent) >= network.ceiling)
      then 'flood'
    when ${IS_FULL} then 'flood'
  end as held_for
), ${QUOTA_USE}, inserted as (
  insert into leads (id, state, held_for, form_type, source, page, payload, payload_hash, later_hash, consent_text_id,
    consent_text_sha256, legal_version, cv_upload_id, created_at, pending_since, next_attempt_at)
  select $1::uuid, case when held_for is null then 'pending' else 'held' end, held_for, $3::text, $4::text, $5::text,
    $6::jsonb, $7::text, $18::text, $8::text, $9::text, $10::text, $12::uuid, $11::timestamptz, $11::timestamptz,
    least($11::timestamptz, clock_timestamp())
  from fate
  where not ${IS_LIMITED}
    and (held_for is null or exists (select from known) or (select count(*) from (select from leads
      where state = 'held' and leads.held_for = fate.held_for limit ${HELD_LEADS}) held) < ${HELD_LEADS})
  on conflict (id) do update set state = 'pending', held_for = null, pending_since = excluded.pending_since,
    next_attempt_at = excluded.next_attempt_at
    where leads.state = 'held' and excluded.state = 'pending' and leads.payload_hash = excluded.payload_hash
      and leads.later_hash is not distinct from excluded.later_hash
  returning state, payload_hash, later_hash, held_for
), noted as (
  insert into lead_networks (lead_id, network, created_at)
  select $1::uuid, key, $11::timestamptz from network, inserted where inserted.state = 'pending'
  on conflict do nothing
)
select coalesce(inserted.state, known.state) as state,
  coalesce(inserted.payload_hash, known.payload_hash) as payload_hash,
  case when inserted.state is null then known.later_hash else inserted.later_hash end as later_hash,
  known.erased_at,
  case when inserted.state is null then known.held_for else inserted.held_for end as held_for,
  ${IS_LIMITED} as limited, (select started_at from spent) as window_from
from (select) one left join known on true left join inserted on true`;

/**
 * How long each try waits for a lock: of the visitor's row in `rate_limits`, which each request of the same visitor
 * holds for milliseconds, or of a table that a person or a migration has locked. The second try is for the latter.
 */
const LONGEST_WAITS_MS = [1_000, 2_000];
/** When to retry after other requests of the same visitor. By then they have their answers. */
const BUSY_SECONDS = 10;

/**
 * @returns the row; `busy` when other requests of the same visitor hold the counter for too long
 * @throws {NeonDbError} something else is locked, or the database fails
 */
const insert = async (
  database: Database,
  id: string,
  parameters: readonly (string | number | boolean | Date | null)[],
  visitor: string | null,
  [wait = 0, ...waits]: readonly number[],
): Promise<InsertionRow | 'busy' | undefined> => {
  try {
    // Posts of the same lead run one after the other. The first is counted and stored, and the others find its row.
    const [row] = await database.queryInTurn<InsertionRow>(id, INSERT, parameters, wait);
    return row;
  } catch (error) {
    if (!isLocked(error)) throw error;
    if (visitor !== null && (await isContended(database, 'leads', visitor))) return 'busy';
    if (waits.length === 0) throw error;
    return await insert(database, id, parameters, visitor, waits);
  }
};

/**
 * Stores a lead once, even if it is posted several times. A held lead becomes pending if the same request is posted
 * again and nothing holds it, for example after the browser's autofill had filled the honeypot.
 *
 * @param honeypot whether the honeypot was filled
 * @param quota how much the visitor and its networks may send
 * @throws {NeonDbError} it is not certain that the lead is stored. Also when something else than the visitor's counter
 *   stays locked
 */
export const insertLead = async (
  database: Database,
  lead: ReceivedLead & { readonly laterHash?: string | null },
  honeypot: boolean,
  quota: LeadQuota,
): Promise<Insertion> => {
  const {
    id,
    formType,
    source,
    page,
    payload,
    payloadHash,
    laterHash = null,
    consent,
    receivedAt,
    cvUploadId,
  } = lead;
  const { visitor, limit, windowSeconds, networks = [] } = quota;
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
    `{${networks.map(({ key }) => key).join()}}`,
    `{${networks.map(({ ceiling }) => ceiling).join()}}`,
    laterHash,
  ];
  const row = await insert(database, id, parameters, visitor, LONGEST_WAITS_MS);
  if (row === 'busy') return { kind: 'limited', retryAfterSeconds: BUSY_SECONDS };
  if (row?.limited)
    return { kind: 'limited', retryAfterSeconds: secondsLeft(row.window_from, windowSeconds, receivedAt) };
  if (!row || row.state === null || row.payload_hash === null) return { kind: 'full' };
  return {
    kind: 'stored',
    state: row.state,
    payloadHash: row.payload_hash,
    laterHash: row.later_hash,
    erasedAt: row.erased_at,
    flood: row.held_for === 'flood',
  };
};
