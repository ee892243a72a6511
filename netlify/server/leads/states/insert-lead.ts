import type { Database } from '../../database/database.ts';
import { isLocked } from '../../database/failures.ts';
import { NOW } from '../../database/time.ts';
import { IS_ABOVE_CEILING, TURN } from '../../rate-limits/ceilings.ts';
import type { ReceivedLead } from '../received-lead.ts';
import type { LeadState } from './lead-states.ts';

export type Insertion =
  /** A row with the lead's id exists. */
  | {
      readonly kind: 'stored';
      readonly state: LeadState;
      /** Another request has used the same id. */
      readonly isOther: boolean;
      /** The row was there before and names another curriculum, or none, than the request. */
      readonly lacksCv: boolean;
      readonly flood: boolean;
    }
  /** The maximum number of leads is already held for the same reason. */
  | { readonly kind: 'full' };

/** Where a lead comes from, under keys that change every day. */
export interface Origin {
  /** An IPv4 address, or the /64 of an IPv6 address; null = not known, or nothing is counted. */
  readonly visitor: string | null;
  /** The widest network around it. */
  readonly network: string | null;
  /** New leads of a visitor that are mailed in an hour; the other ceilings follow from it. */
  readonly leadsPerHour: number;
}

interface InsertionRow {
  state: LeadState | null;
  payload_hash: string | null;
  held_for: string | null;
  cv_upload_id: string | null;
}

/**
 * Held leads for each reason, so that a flood cannot fill the database: a row has at most 10 kB, so they take 100 MB.
 * Robots in the honeypot take no room from people in a flood. Further leads are not stored, and the visitor gets an error.
 */
const HELD_LEADS = 10_000;

/**
 * Counts before it writes. Leads that arrive at the same moment do not see each other, so that a visitor or a network may
 * have some more than its ceiling, as many as the database has connections; in return nobody waits for anybody.
 */
const INSERT = `
with known as materialized (
  select state, payload_hash, held_for, cv_upload_id from leads where id = $1::uuid
), fate as materialized (
  select case when $2::boolean then 'honeypot' when ${IS_ABOVE_CEILING} then 'flood' end as held_for
), inserted as (
  insert into leads (id, state, held_for, form_type, source, page, payload, payload_hash, consent_text_id,
    consent_text_sha256, legal_version, cv_upload_id, created_at, turn, pending_since, next_attempt_at)
  select $1::uuid, case when held_for is null then 'pending' else 'held' end, held_for, $3::text, $4::text, $5::text,
    $6::jsonb, $7::text, $8::text, $9::text, $10::text, $11::uuid, ${NOW}, ${TURN}, ${NOW}, ${NOW}
  from fate
  where held_for is null or exists (select from known) or (select count(*) from (select from leads
    where state = 'held' and leads.held_for = fate.held_for limit ${HELD_LEADS}) held) < ${HELD_LEADS}
  on conflict (id) do update set state = 'pending', held_for = null, pending_since = excluded.pending_since,
    next_attempt_at = excluded.next_attempt_at
    where leads.state = 'held' and excluded.state = 'pending' and leads.payload_hash = excluded.payload_hash
  returning state, payload_hash, held_for, cv_upload_id
), noted as (
  insert into lead_networks (lead_id, network, created_at)
  select distinct $1::uuid, network, ${NOW} from inserted, unnest(array[$12::text, $13::text]) network
  where inserted.state = 'pending' and network is not null
  on conflict do nothing
)
select coalesce(inserted.state, known.state) as state,
  coalesce(inserted.payload_hash, known.payload_hash) as payload_hash,
  case when inserted.state is null then known.held_for else inserted.held_for end as held_for,
  case when inserted.state is null then known.cv_upload_id else inserted.cv_upload_id end as cv_upload_id
from (select) one left join known on true left join inserted on true`;

/** How long each try waits for a table that a person or a migration has locked. */
const LONGEST_WAITS_MS = [1_000, 2_000];

const insert = async (
  database: Database,
  id: string,
  parameters: readonly (string | number | boolean | null)[],
  [wait = 0, ...waits]: readonly number[],
): Promise<InsertionRow | undefined> => {
  try {
    // Posts of the same lead run one after the other. The first is stored, and the others find its row.
    const [row] = await database.queryInTurn<InsertionRow>(id, INSERT, parameters, wait);
    return row;
  } catch (error) {
    if (waits.length === 0 || !isLocked(error)) throw error;
    return await insert(database, id, parameters, waits);
  }
};

/**
 * Stores a lead once, even if it is posted several times. A held lead becomes pending if the same request is posted
 * again and nothing holds it, for example after the browser's autofill had filled the honeypot.
 *
 * @param lead its `receivedAt` is not stored: the row has the database's time
 * @param honeypot whether the honeypot was filled
 * @throws {NeonDbError} it is not certain that the lead is stored. Also when the table stays locked
 */
export const insertLead = async (
  database: Database,
  lead: Omit<ReceivedLead, 'receivedAt'>,
  honeypot: boolean,
  { visitor, network, leadsPerHour }: Origin,
): Promise<Insertion> => {
  const { id, formType, source, page, payload, payloadHash, consent, cvUploadId } = lead;
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
    cvUploadId,
    visitor,
    network,
    leadsPerHour,
  ];
  const row = await insert(database, id, parameters, LONGEST_WAITS_MS);
  if (!row || row.state === null) return { kind: 'full' };
  return {
    kind: 'stored',
    state: row.state,
    isOther: row.payload_hash !== payloadHash,
    lacksCv: cvUploadId !== null && row.cv_upload_id !== cvUploadId,
    flood: row.held_for === 'flood',
  };
};

/**
 * Gives a stored lead the curriculum that a repetition of its request has announced anew, unless it has the same file
 * already. If its mail has left, the file follows in a mail of its own.
 *
 * @param uploadId an upload; nothing changes if there is none, or another lead has it
 */
export const attachCv = async (database: Database, id: string, uploadId: string): Promise<void> => {
  await database.queryInTurn(
    id,
    `update leads set cv_upload_id = announced.id, cv_mail = case when leads.state = 'sent' then 'awaited' else cv_mail end
     from cv_uploads announced
     where leads.id = $1::uuid and announced.id = $2::uuid and payload is not null
       and not exists (select from leads other where other.cv_upload_id = announced.id)
       and not exists (select from cv_uploads kept where kept.id = leads.cv_upload_id and kept.state = 'complete'
         and kept.sha256 = announced.sha256)`,
    [id, uploadId],
  );
};
