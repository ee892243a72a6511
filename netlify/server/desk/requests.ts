import type { FormType } from '../../../src/lead/form-types.ts';
import type { Database } from '../database/database.ts';
import { IN_INDEX_ORDER } from '../database/in-index-order.ts';
import { NOW } from '../database/time.ts';
import type { LeadPayload } from '../leads/received-lead.ts';
import type { LeadState } from '../leads/states/lead-states.ts';
import { CV_AWAITED_UNTIL } from '../leads/states/waits.ts';
import { conditionOf, type Filter, LISTS, type ListName } from './filter.ts';

/** A request in a list; the payload is null once it is erased. */
export interface ListedRequest {
  readonly id: string;
  readonly state: LeadState;
  readonly heldFor: 'honeypot' | 'flood' | null;
  readonly formType: FormType;
  readonly source: string;
  readonly page: string | null;
  readonly payload: LeadPayload | null;
  readonly receivedAt: Date;
  readonly sentAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly bounce: string | null;
  readonly handledAt: Date | null;
  readonly closedAt: Date | null;
}

/** A page of a list. */
export interface RequestList {
  readonly requests: readonly ListedRequest[];
  readonly hasMore: boolean;
  /** How many there are in each list that asks for somebody, without the search. */
  readonly counts: Readonly<Record<Counted, number>>;
  /** The oldest one that nobody has answered, and for how many hours; undefined = all are answered. */
  readonly oldest: { readonly id: string; readonly hours: number } | undefined;
}

const COUNTED = ['to-call', 'held', 'failed', 'bounced'] as const satisfies readonly ListName[];
type Counted = (typeof COUNTED)[number];

/** Rows of a page: two screens of a laptop, a long thumb on a phone. */
export const PAGE_LENGTH = 50;
/** Counts stop here, so that a flood does not slow the list down. */
export const MOST_COUNTED = 1_000;

const LISTED = `id, state, held_for as "heldFor", form_type as "formType", source, page, payload, created_at as "receivedAt",
  sent_at as "sentAt", bounced_at as "bouncedAt", bounce, handled_at as "handledAt", closed_at as "closedAt"`;

/**
 * @returns SQL: the filter's requests as `found`. A search reads its index, whose rows are sorted afterwards; without the
 *   word `materialized` Postgres reads all requests in order of arrival and tries the words on each.
 */
const foundBy = ({ words }: Filter, where: string): string =>
  `with found as ${words === '' ? '' : 'materialized'} (select * from leads where ${where})`;

/**
 * @returns a page of the filter's requests, the newest first
 * @throws {NeonDbError} the database does not answer
 */
export const listRequests = async (database: Database, filter: Filter): Promise<RequestList> => {
  const { where, parameters } = conditionOf(filter);
  const read: Database['query'] = (statement, values) =>
    filter.words === ''
      ? database.queryAfter(IN_INDEX_ORDER, statement, values)
      : database.query(statement, values);
  const [requests, [row]] = await Promise.all([
    read<ListedRequest>(
      `${foundBy(filter, where)} select ${LISTED} from found order by created_at desc, id desc
       limit ${PAGE_LENGTH + 1} offset ${(filter.page - 1) * PAGE_LENGTH}`,
      parameters,
    ),
    database.query<{ counts: RequestList['counts']; oldest: { id: string; hours: number } | null }>(
      `select json_build_object(${COUNTED.map(
        (list) =>
          `'${list}', (select count(*)::int from (select from leads where ${LISTS[list].where} limit ${MOST_COUNTED}) counted)`,
      ).join()}) as counts,
       (select json_build_object('id', id, 'hours', floor(extract(epoch from ${NOW} - created_at) / 3600)::int)
        from leads where ${LISTS['to-call'].where} order by created_at, id limit 1) as oldest`,
    ),
  ]);
  if (row === undefined) throw new Error('The counts of the lists returned no row.');
  return {
    requests: requests.slice(0, PAGE_LENGTH),
    hasMore: requests.length > PAGE_LENGTH,
    counts: row.counts,
    oldest: row.oldest ?? undefined,
  };
};

/** One request, with what happened to it. */
export interface ShownRequest extends ListedRequest {
  readonly consent: {
    readonly textId: string | null;
    readonly textSha256: string | null;
    readonly legalVersion: string;
  };
  readonly payloadHash: string;
  readonly cvUploadId: string | null;
  readonly cv: {
    readonly filename: string;
    readonly bytes: number;
    readonly state: 'open' | 'complete' | 'refused';
    readonly refusal: string | null;
  } | null;
  readonly cvAwaitedUntil: Date | null;
  readonly cvMail: 'awaited' | 'due' | 'sent' | null;
  readonly lastError: string | null;
  readonly nextAttemptAt: Date;
  readonly failedAt: Date | null;
  readonly toFallback: boolean;
  readonly stranded: boolean;
  readonly erasedAt: Date | null;
  /** What people did, the oldest first. */
  readonly actions: readonly { readonly action: string; readonly at: string }[];
}

/** @param id a UUID @returns undefined when there is none */
export const showRequest = async (database: Database, id: string): Promise<ShownRequest | undefined> => {
  const [request] = await database.query<ShownRequest>(
    `select ${LISTED}, payload_hash as "payloadHash", cv_upload_id as "cvUploadId", cv_mail as "cvMail",
       json_build_object('textId', consent_text_id, 'textSha256', consent_text_sha256, 'legalVersion', legal_version)
         as consent,
       (select json_build_object('filename', filename, 'bytes', size, 'state', cv_uploads.state, 'refusal', refusal)
         from cv_uploads where cv_uploads.id = cv_upload_id) as cv,
       ${CV_AWAITED_UNTIL} as "cvAwaitedUntil", last_error as "lastError", next_attempt_at as "nextAttemptAt",
       failed_at as "failedAt", to_fallback as "toFallback", stranded, erased_at as "erasedAt",
       (select coalesce(json_agg(json_build_object('action', action, 'at', happened_at) order by happened_at, lead_actions.id), '[]')
         from lead_actions where lead_id = leads.id) as actions
     from leads where id = $1::uuid`,
    [id],
  );
  return request;
};

/** Maximum number of requests to show for one number. It is very unlikely that even two have the same. */
const MOST_OF_A_NUMBER = 10;

/** @param start from `readRequestNumber` @returns the ids of the requests with that number, the newest first */
export const idsOfNumber = async (database: Database, start: string): Promise<string[]> => {
  const rows = await database.query<{ id: string }>(
    `select id from leads
     where id between ($1 || '-0000-0000-0000-000000000000')::uuid and ($1 || '-ffff-ffff-ffff-ffffffffffff')::uuid
     order by created_at desc limit $2`,
    [start, MOST_OF_A_NUMBER],
  );
  return rows.map(({ id }) => id);
};

/** Requests for each query of an export: with the longest messages far below the size limit of an answer. */
const AT_ONCE = 500;

/**
 * @returns the filter's requests of all pages, the newest first, in parts
 * @throws {NeonDbError} the database does not answer
 */
export async function* allRequests(database: Database, filter: Filter): AsyncGenerator<ListedRequest[]> {
  const { where, parameters } = conditionOf(filter);
  const at = parameters.length;
  // A Date has milliseconds only, and would skip requests of the same one.
  let last: (ListedRequest & { readonly cursor: string }) | undefined;
  for (;;) {
    const next: (ListedRequest & { readonly cursor: string })[] = await database.query(
      `${foundBy(filter, where)} select ${LISTED}, created_at::text as cursor from found
       where ($${at + 1}::timestamptz is null or (created_at, id) < ($${at + 1}::timestamptz, $${at + 2}::uuid))
       order by created_at desc, id desc limit ${AT_ONCE}`,
      [...parameters, last?.cursor ?? null, last?.id ?? null],
    );
    if (next.length > 0) yield next;
    if (next.length < AT_ONCE) return;
    last = next.at(-1);
  }
}
