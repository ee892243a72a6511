import { recordOf } from '../../../../src/lead/fields.ts';
import type { Database } from '../../database/database.ts';
import { NOW } from '../../database/time.ts';

/** The number of leads with the same value; `name` null = leads without a value. */
export interface Count {
  readonly name: string | null;
  readonly count: number;
}

/** What leads are counted by. No dimension contains text that a visitor typed. */
export const DIMENSIONS = ['form', 'page', 'source', 'carrier', 'campaign'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The counts of the leads of a week, from Monday to Sunday in Rome. */
export interface WeekOfLeads {
  /** The Monday of the week, such as `2026-11-16`. */
  readonly monday: string;
  readonly total: number;
  /** How many of them somebody has called back, and the hours until the last of those; null = none. */
  readonly handled: number;
  readonly slowestHours: number | null;
  /** The same of the week before. */
  readonly before: Pick<WeekOfLeads, 'total' | 'handled' | 'slowestHours'>;
  /** The number of held leads, which no other count includes. */
  readonly held: number;
  /** All leads that failed and that nobody has closed, of any week. */
  readonly notDelivered: number;
  /** The ids of the newest of them. */
  readonly notDeliveredIds: readonly string[];
  /** The most frequent values first, at most {@link MOST_NAMED} for each dimension. */
  readonly counts: Readonly<Record<Dimension, readonly Count[]>>;
  /** Whether the report of the week has been sent. */
  readonly isSent: boolean;
  /** How often the provider has refused the report. */
  readonly refusals: number;
}

/** Ids of leads that the mail names. */
const MOST_IDS = 20;
/** Links can contain any campaign name. The limit keeps the mail short even if there are thousands of names. */
const MOST_NAMED = 20;

/** SQL: the leads of some days in Rome, without held ones, and how they were answered. */
const answered = (from: string, to: string): string => {
  const ofLeads = (what: string) => `(select ${what} from leads where state <> 'held'
    and created_at >= (${from}) at time zone 'Europe/Rome' and created_at < (${to}) at time zone 'Europe/Rome')`;
  return `${ofLeads('count(*)::int')} as total, ${ofLeads('count(handled_at)::int')} as handled,
  ${ofLeads('ceil(extract(epoch from max(handled_at - created_at)) / 3600)::int')} as "slowestHours"`;
};

/** Postgres computes the week, because it has 167 or 169 hours when the clocks change. */
const COUNT = `
with week as materialized (
  select date_trunc('week', ${NOW} at time zone 'Europe/Rome') - interval '7 days' as monday
), counted as materialized (
  select state, form_type as form, page, source, payload -> 'campaign' ->> 'source' as carrier,
    payload -> 'campaign' ->> 'campaign' as campaign
  from leads, week
  where created_at >= monday at time zone 'Europe/Rome'
    and created_at < (monday + interval '7 days') at time zone 'Europe/Rome'
), by_dimension as (
  ${DIMENSIONS.map(
    (dimension) => `select '${dimension}' as dimension, ${dimension} as name, count(*)::int as count
  from counted where state <> 'held' group by ${dimension}`,
  ).join(' union all ')}
), placed as (
  select *, row_number() over (partition by dimension order by count desc, name) as place from by_dimension
)
select to_char(monday, 'YYYY-MM-DD') as monday,
  ${answered('monday', "monday + interval '7 days'")},
  (select row_to_json(past) from (select ${answered("monday - interval '7 days'", 'monday')}) past) as before,
  (select count(*)::int from counted where state = 'held') as held,
  (select count(*)::int from leads where state = 'failed' and closed_at is null) as "notDelivered",
  array(select id::text from leads where state = 'failed' and closed_at is null
    order by created_at desc, id desc limit ${MOST_IDS}) as "notDeliveredIds",
  (select coalesce(json_agg(json_build_object('dimension', dimension, 'name', name, 'count', count) order by place), '[]')
    from placed where place <= ${MOST_NAMED}) as counts,
  coalesce(report.sent_at is not null, false) as "isSent", coalesce(report.refusals, 0) as refusals
from week left join weekly_reports report on report.week = week.monday::date`;

type Row = Omit<WeekOfLeads, 'counts'> & { counts: readonly (Count & { dimension: Dimension })[] };

/** @throws {NeonDbError} the database does not answer */
export const countLastWeek = async (database: Database): Promise<WeekOfLeads> => {
  const [row] = await database.query<Row>(COUNT);
  if (row === undefined) throw new Error('The query for the week returned no row.');
  const of = (wanted: Dimension) =>
    row.counts
      .filter(({ dimension }) => dimension === wanted)
      .map(({ name, count }): Count => ({ name, count }));
  return { ...row, counts: recordOf(DIMENSIONS, of) };
};
