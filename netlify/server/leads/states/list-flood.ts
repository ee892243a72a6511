import type { Database } from '../../database/database.ts';
import { HELD_BY_FLOOD } from './lead-states.ts';

/** Held leads that one notice lists: a table of some 300 kB, and an update within the time of a query. */
const MOST_LISTED = 2_000;

const UNLISTED = `${HELD_BY_FLOOD} and listed_in is null`;

/**
 * held -> held: makes a notice of the oldest held leads that no notice has listed, and marks them, so that each is listed
 * once. Processes take turns, and the second finds the notice of the first.
 *
 * @param id of the new notice
 * @param sinceLast SQL interval in which there may be only one such notice
 * @returns how many leads it lists, and how many are left for the next; undefined if there is none to make
 */
export const listFlood = async (
  database: Database,
  id: string,
  now: Date,
  sinceLast: string,
): Promise<{ readonly count: number; readonly more: number } | undefined> => {
  const [made] = await database.queryInTurn<{ content: { count: number; more: number } }>(
    'notices',
    `with chosen as materialized (
       select id from leads where ${UNLISTED} order by created_at, id limit ${MOST_LISTED} for update skip locked
     ), notice as (
       insert into notices (id, kind, created_at, content)
       select $1::uuid, 'flood', $2::timestamptz, jsonb_build_object('count', (select count(*) from chosen),
         'more', (select count(*) from leads where ${UNLISTED}) - (select count(*) from chosen))
       where exists (select from chosen) and not exists (
         select from notices where kind = 'flood' and created_at > $2::timestamptz - $3::interval)
       on conflict (id) do nothing
       returning id, content
     ), listed as (
       update leads set listed_in = notice.id from chosen, notice where leads.id = chosen.id
     )
     select content from notice`,
    [id, now, sinceLast],
  );
  return made?.content;
};
