import type { Campaign } from '../../../../src/lead/campaign.ts';
import type { Database } from '../../database/database.ts';
import type { LeadPayload } from '../received-lead.ts';
import { LEAD_STATES, type LeadState } from '../states/lead-states.ts';
import { cvAwaitedUntil } from '../states/waits.ts';

/** A lead as the list shows it: nothing that names a person. */
export interface ListedLead {
  readonly id: string;
  readonly state: LeadState;
  readonly heldFor: string | null;
  readonly formType: string;
  readonly source: string;
  /** That the visitor chose; null without one, and once the lead is erased. */
  readonly plan: string | null;
  /** What brought the visitor, without Google's id of the click, which is somebody's. Null likewise. */
  readonly campaign: Campaign | null;
  readonly receivedAt: Date;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  /** Until when its mail waits for a curriculum that is still on its way; null = it does not. */
  readonly cvAwaitedUntil: Date | null;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
}

/** The curriculum of an application. */
interface ShownCv {
  readonly filename: string;
  readonly bytes: number;
  /** `open`: still on its way, or it never came; `complete`: whole in the database, whatever its mail carried. */
  readonly state: 'open' | 'complete' | 'refused';
  /** A key of CV_REFUSALS. */
  readonly refusal: string | null;
}

/** A lead whole; payload is null once it is erased, the curriculum also where none came along. */
export interface ShownLead extends ListedLead {
  readonly page: string | null;
  readonly cv: ShownCv | null;
  readonly legalVersion: string;
  readonly providerId: string | null;
  readonly erasedAt: Date | null;
  readonly payload: LeadPayload | null;
}

/** SQL within a statement over `leads`: what a campaign says of itself, and of nobody. */
export const CAMPAIGN = "nullif((payload -> 'campaign') - 'gclid', '{}')";

/** The first parameter is the instant now. */
const LISTED = `id, state, held_for as "heldFor", form_type as "formType", source,
  payload ->> 'plan' as plan, ${CAMPAIGN} as campaign, created_at as "receivedAt",
  attempts, next_attempt_at as "nextAttemptAt", ${cvAwaitedUntil('$1::timestamptz')} as "cvAwaitedUntil", sent_at as "sentAt", last_error as "lastError"`;

/** Of each state so many as are asked for in all: an index gives them in order. */
const newestOf = (state: LeadState): string =>
  `(select * from leads where state = '${state}' order by created_at desc, id desc limit $2)`;

/**
 * @param states those to list, one or more
 * @param limit 1 or more
 * @returns the newest leads in these states, the newest first
 */
export const listLeads = (
  database: Database,
  states: readonly LeadState[],
  limit: number,
  now: Date,
): Promise<ListedLead[]> =>
  database.query(
    `select ${LISTED} from (${states.map(newestOf).join(' union all ')}) leads order by created_at desc, id desc limit $2`,
    [now, limit],
  );

/** @returns how many leads are in each state, all states named */
export const countLeads = async (database: Database): Promise<Record<LeadState, number>> => {
  const rows = await database.query<{ state: LeadState; count: number }>(
    'select state, count(*)::int as count from leads group by state',
  );
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  const counts = LEAD_STATES.map((state) => [state, counted.get(state) ?? 0] as const);
  return Object.fromEntries(counts) as Record<LeadState, number>; // One entry for each state.
};

/** @param id a UUID @returns the lead, or undefined */
export const showLead = async (database: Database, id: string, now: Date): Promise<ShownLead | undefined> => {
  const [lead] = await database.query<ShownLead>(
    `select ${LISTED}, page, legal_version as "legalVersion", provider_id as "providerId",
       erased_at as "erasedAt", payload,
       (select json_build_object('filename', filename, 'bytes', size, 'state', cv_uploads.state, 'refusal', refusal)
         from cv_uploads where cv_uploads.id = cv_upload_id) as cv
     from leads where id = $2::uuid`,
    [now, id],
  );
  return lead;
};

/** Of more leads with one number, which are next to impossible, the newest are told. */
const MOST_OF_A_NUMBER = 10;

/**
 * @param start how their ids begin: eight hex digits in lower case (src/lead/request-number.ts)
 * @returns the ids of the leads with that number, the newest first
 */
export const idsOfNumber = async (database: Database, start: string): Promise<string[]> => {
  const rows = await database.query<{ id: string }>(
    `select id from leads
     where id between ($1 || '-0000-0000-0000-000000000000')::uuid and ($1 || '-ffff-ffff-ffff-ffffffffffff')::uuid
     order by created_at desc limit $2`,
    [start, MOST_OF_A_NUMBER],
  );
  return rows.map(({ id }) => id);
};
