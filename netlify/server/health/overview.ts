import { refusalsSince } from '../cv/refusal-counts.ts';
import type { Database } from '../database/database.ts';
import { BOUNCED } from '../leads/bounced.ts';
import { HAS_UNAPPLIED_REPORTS } from '../leads/states/bounce-lead.ts';
import { HELD_BY_FLOOD } from '../leads/states/lead-states.ts';
import type { Notice } from '../notices/notice.ts';
import { RETENTION_DAYS } from '../retention/erasure.ts';

/**
 * Everything that the deep health check says, and by which the schedule decides what to do. `…Since` is the time of the
 * oldest; null if there is none.
 */
export interface Overview {
  /** Leads that wait for their mail. */
  readonly waiting: number;
  readonly waitingSince: Date | null;
  /** Those of them whose last try met an account, a sender or an inbox that the provider takes no mail of or for. */
  readonly blocked: number;
  readonly blockedSince: Date | null;
  readonly blockedFor: string | null;
  /** Leads that failed and that nobody has closed. */
  readonly failed: number;
  readonly failedSince: Date | null;
  /** When the last one failed. */
  readonly failedLatest: Date | null;
  /** Of the newest. */
  readonly failedIds: readonly string[];
  /** Leads that a flood holds and that nobody has closed or released. */
  readonly held: number;
  readonly heldSince: Date | null;
  /** How many of those no notice has listed. */
  readonly unlisted: number;
  readonly bounced: number;
  /** Erasures that failed, or that are late because nothing ran them. */
  readonly erasures: number;
  readonly erasuresSince: Date | null;
  /** How many curricula or parts were refused in this hour and the last one, by reason. */
  readonly refusedUploads: Readonly<Record<string, number>>;
  /** SQLSTATE for which no lead can be stored; null = the database can be written. */
  readonly notWritable: string | null;
  /** The newest notice of each kind that has one. */
  readonly newest: readonly Notice[];
  /** Notices that still have to be sent, the oldest first. */
  readonly unsent: readonly Notice[];
  /** Whether a mail came to nothing and its lead does not know it yet. */
  readonly hasMailReports: boolean;
  /** Whether the last week's report was tried and not sent. */
  readonly reportWaits: boolean;
}

/** Maximum of ids that a mail names. */
export const MOST_NAMED = 20;
/** An alarm that could not be sent for so long is out of date. */
const ALARM_CURRENT_FOR = '1 hour';
/** The erasure of the night before may still come. */
const LATE_AFTER_DAYS = RETENTION_DAYS + 2;

const NOW = '$1::timestamptz';
const OPEN_FAILED = "state = 'failed' and closed_at is null";
const LATE = `sent_at <= ${NOW} - make_interval(days => ${LATE_AFTER_DAYS}) and not stranded`;
const NOTICES =
  "coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'content', content, 'refusals', refusals, 'at', created_at) order by created_at), '[]')";
const IS_CURRENT = `(sent_at is not null or kind <> 'alarm' or created_at > ${NOW} - interval '${ALARM_CURRENT_FOR}')`;

const counted = (name: string, count: string, since: string): string =>
  `${count} as "${name}", ${since} as "${name}Since"`;

/** One statement, because each one may wake the database. Every part of it reads few rows, or the count of an index. */
const OVERVIEW = `select
  ${counted('waiting', "(select count(*)::int from leads where state = 'pending')", "(select min(pending_since) from leads where state = 'pending')")},
  ${counted('blocked', '(select count(*)::int from leads where blocked)', '(select min(pending_since) from leads where blocked)')},
  (select min(last_error) from leads where blocked) as "blockedFor",
  ${counted('failed', `(select count(*)::int from leads where ${OPEN_FAILED})`, `(select min(coalesce(failed_at, pending_since)) from leads where ${OPEN_FAILED})`)},
  (select max(coalesce(failed_at, pending_since)) from leads where ${OPEN_FAILED}) as "failedLatest",
  array(select id::text from leads where ${OPEN_FAILED} order by created_at desc, id desc limit ${MOST_NAMED}) as "failedIds",
  ${counted('held', `(select count(*)::int from leads where ${HELD_BY_FLOOD})`, `(select min(created_at) from leads where ${HELD_BY_FLOOD})`)},
  (select count(*)::int from leads where ${HELD_BY_FLOOD} and listed_in is null) as unlisted,
  (${BOUNCED})::int as bounced,
  ${counted(
    'erasures',
    `(select count(*)::int from failed_erasures) + (exists (select from leads where state = 'sent' and erased_at is null and ${LATE}))::int`,
    '(select min(since) from failed_erasures)',
  )},
  ${refusalsSince(`${NOW} - interval '1 hour'`)} as "refusedUploads",
  why_not_writable() as "notWritable",
  (select ${NOTICES} from (
    select distinct on (kind) * from notices where ${IS_CURRENT} order by kind, created_at desc) newest) as newest,
  (select ${NOTICES} from notices where sent_at is null and ${IS_CURRENT}) as unsent,
  ${HAS_UNAPPLIED_REPORTS} as "hasMailReports",
  exists (select from weekly_reports where sent_at is null
    and week = date_trunc('week', ${NOW} at time zone 'Europe/Rome')::date - 7) as "reportWaits"`;

/**
 * Reads what waits and what needs a person, and proves that a lead could be stored.
 *
 * @throws {NeonDbError} the database does not answer
 */
export const readOverview = async (database: Database, now: Date): Promise<Overview> => {
  const [overview] = await database.query<Overview>(OVERVIEW, [now]);
  if (overview === undefined) throw new Error('The overview returned no row.');
  return overview;
};
