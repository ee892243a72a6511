import type { Campaign } from '../../../../src/lead/campaign.ts';
import { recordOf } from '../../../../src/lead/fields.ts';
import type { Database } from '../../database/database.ts';
import { IN_INDEX_ORDER } from '../../database/in-index-order.ts';
import type { LeadPayload } from '../received-lead.ts';
import { LEAD_STATES, type LeadState } from '../states/lead-states.ts';
import { CV_AWAITED_UNTIL } from '../states/waits.ts';

/** A lead as the list shows it, without personal data. */
export interface ListedLead {
  readonly id: string;
  readonly state: LeadState;
  readonly heldFor: string | null;
  readonly formType: string;
  readonly source: string;
  /** The plan that the visitor chose; null if there is none or the lead is erased. */
  readonly plan: string | null;
  /** The campaign, without Google's id of the click, which is personal data; null if none or the lead is erased. */
  readonly campaign: Campaign | null;
  readonly receivedAt: Date;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  /** Until when the mail waits for a curriculum that has not arrived completely; null = it does not wait. */
  readonly cvAwaitedUntil: Date | null;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
  /** When a person dealt with a failed or held lead; null = nobody has, or it is neither. */
  readonly closedAt: Date | null;
  /** How a mail of it came to nothing after the provider had accepted it; null = none did, or its inbox works again. */
  readonly bounce: string | null;
  /** Whether its mail goes to the second inbox. */
  readonly toFallback: boolean;
  /** Whether no inbox took it, so that a person must act. */
  readonly stranded: boolean;
}

/** The curriculum of an application. */
interface ShownCv {
  readonly filename: string;
  readonly bytes: number;
  /** `open` = not completely received; `complete` = stored in the database, even if the mail went without it. */
  readonly state: 'open' | 'complete' | 'refused';
  /** A key of CV_REFUSALS. */
  readonly refusal: string | null;
}

/** A complete lead. `payload` is null if the lead is erased; `cv` is null then too, or if there is no curriculum. */
export interface ShownLead extends ListedLead {
  readonly page: string | null;
  readonly cv: ShownCv | null;
  readonly legalVersion: string;
  readonly providerId: string | null;
  readonly erasedAt: Date | null;
  readonly payload: LeadPayload | null;
}

/** SQL, to use in a statement over `leads`, for the campaign without personal data. */
export const CAMPAIGN = "nullif((payload -> 'campaign') - 'gclid', '{}')";

/** SQL for the columns of a {@link ListedLead}. */
const LISTED = `id, state, held_for as "heldFor", form_type as "formType", source,
  payload ->> 'plan' as plan, ${CAMPAIGN} as campaign, created_at as "receivedAt",
  attempts, next_attempt_at as "nextAttemptAt", ${CV_AWAITED_UNTIL} as "cvAwaitedUntil", sent_at as "sentAt", last_error as "lastError",
  closed_at as "closedAt", bounce, to_fallback as "toFallback", stranded`;

/** Reads up to the whole limit from each state, because an index returns the leads of one state in order. */
const newestOf = (state: LeadState): string =>
  `(select * from leads where state = '${state}' order by created_at desc, id desc limit $1)`;

/**
 * @param states one or more states
 * @param limit 1 or more
 * @returns the newest leads in these states, the newest first
 */
export const listLeads = (
  database: Database,
  states: readonly LeadState[],
  limit: number,
): Promise<ListedLead[]> =>
  database.queryAfter(
    IN_INDEX_ORDER,
    `select ${LISTED} from (${states.map(newestOf).join(' union all ')}) leads order by created_at desc, id desc limit $1`,
    [limit],
  );

/** @returns the number of leads in each state, including states without leads */
export const countLeads = async (database: Database): Promise<Record<LeadState, number>> => {
  const rows = await database.query<{ state: LeadState; count: number }>(
    'select state, count(*)::int as count from leads group by state',
  );
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  return recordOf(LEAD_STATES, (state) => counted.get(state) ?? 0);
};

/** @param id a UUID @returns the lead, or undefined */
export const showLead = async (database: Database, id: string): Promise<ShownLead | undefined> => {
  const [lead] = await database.query<ShownLead>(
    `select ${LISTED}, page, legal_version as "legalVersion", provider_id as "providerId",
       erased_at as "erasedAt", payload,
       (select json_build_object('filename', filename, 'bytes', size, 'state', cv_uploads.state, 'refusal', refusal)
         from cv_uploads where cv_uploads.id = cv_upload_id) as cv
     from leads where id = $1::uuid`,
    [id],
  );
  return lead;
};

/** Maximum number of leads to show for one number. It is very unlikely that even two leads have the same number. */
const MOST_OF_A_NUMBER = 10;

/**
 * @param start the first eight hex digits of the ids, in lower case (src/lead/request-number.ts)
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
