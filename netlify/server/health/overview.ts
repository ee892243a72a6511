import { refusalsSince } from '../cv/refusal-counts.ts';
import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';
import type { Environment } from '../environment.ts';
import { HAS_UNAPPLIED_REPORTS } from '../leads/states/bounce-lead.ts';
import { HAS_ARRIVED_CV } from '../leads/states/follow-cv.ts';
import { IS_DEAD, noticeInboxes } from '../notices/inboxes.ts';
import { everything, type KindName } from '../notices/kinds.ts';
import { hasToTell } from '../notices/tell.ts';

/** Everything that the deep health check says, and by which the schedule decides what to do. */
export interface Overview {
  /** Leads that wait for their mail. */
  readonly waiting: number;
  /** For how many seconds the oldest waits; 0 if there is none. */
  readonly oldestSeconds: number;
  /** Those of them that the provider does not take, and its name for the reason; null = it takes them. */
  readonly blocked: number;
  readonly blockedFor: string | null;
  /** How many things there are to tell, also those that were told; a kind without one is missing. */
  readonly things: Readonly<Partial<Record<KindName, number>>>;
  /** Addresses, in lower case, whose mails come back. */
  readonly deadInboxes: readonly string[];
  /** How many curricula or parts were refused in this hour and the last one, by reason. */
  readonly refusedUploads: Readonly<Record<string, number>>;
  /** SQLSTATE for which no lead can be stored; null = the database can be written. */
  readonly notWritable: string | null;
  /** Whether there is something to tell, or a notice to send. */
  readonly hasToTell: boolean;
  /** Whether a curriculum has arrived whose lead was mailed without it. */
  readonly hasArrivedCv: boolean;
  /** Whether a mail came to nothing and its lead does not know it yet. */
  readonly hasMailReports: boolean;
  /** Whether the last week's report was tried and not sent. */
  readonly reportWaits: boolean;
}

/** One statement, because each one may wake the database. Every part of it reads few rows, or the count of an index. */
const OVERVIEW = `
with thing as materialized (
  ${everything('$1::jsonb')}
)
select
  (select count(*)::int from leads where state = 'pending') as waiting,
  coalesce((select greatest(0, extract(epoch from ${NOW} - min(pending_since)))::int
    from leads where state = 'pending'), 0) as "oldestSeconds",
  (select count(*)::int from leads where blocked) as blocked,
  (select min(last_error) from leads where blocked) as "blockedFor",
  (select coalesce(json_object_agg(kind, count), '{}')
    from (select kind, count(*)::int as count from thing group by kind) counted) as things,
  array(select address from inboxes where ${IS_DEAD}) as "deadInboxes",
  ${refusalsSince(`${NOW} - interval '1 hour'`)} as "refusedUploads",
  why_not_writable() as "notWritable",
  ${hasToTell('thing')} as "hasToTell",
  ${HAS_ARRIVED_CV} as "hasArrivedCv",
  ${HAS_UNAPPLIED_REPORTS} as "hasMailReports",
  exists (select from weekly_reports where sent_at is null
    and week = date_trunc('week', ${NOW} at time zone 'Europe/Rome')::date - 7) as "reportWaits"`;

/**
 * Reads what waits and what needs a person, and proves that a lead could be stored.
 *
 * @throws {NeonDbError} the database does not answer
 */
export const readOverview = async (
  database: Database,
  environment: Pick<Environment, 'alarmsTo' | 'leadsTo' | 'leadsFallbackTo' | 'careersTo'>,
): Promise<Overview> => {
  const [overview] = await database.query<Overview>(OVERVIEW, [JSON.stringify(noticeInboxes(environment))]);
  if (overview === undefined) throw new Error('The overview returned no row.');
  return overview;
};
