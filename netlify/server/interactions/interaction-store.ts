import type { Interaction } from '../../../src/interaction/interaction.ts';
import type { Database } from '../database/database.ts';
import type { Identity } from './token-check.ts';

/** Clicks in 24 hours: a hundred times what a busy site gets. A row has some 120 bytes, 2 kB at most. */
const INTERACTIONS_PER_DAY = 50_000;

/**
 * Rows are numbered as they come, so that how many a day has is the distance from its first to the last of all: two
 * look-ups, where a count reads every row.
 */
const INSERT = `
insert into contact_interactions (interaction_type, page_url, created_at, identity, assurance_level)
select $1::text, $2::text, $3::timestamptz, $4::text, $5::text
where coalesce((select max(id) from contact_interactions) - (
  select id from contact_interactions where created_at > $3::timestamptz - interval '1 day'
  order by created_at limit 1
), 0) < ${INTERACTIONS_PER_DAY - 1}
returning id`;

/**
 * Stores a click: what was reached for, on which page, when, and whether by somebody who was signed in. Nothing else of the
 * visitor. When the answer is lost on its way
 * the statement runs again, and one click in a great many counts twice.
 *
 * @returns false when the day has had more clicks than people make
 * @throws {NeonDbError} nothing is known to be stored
 */
export const storeInteraction = async (
  database: Database,
  { interaction_type: type, page_url: pageUrl }: Interaction,
  { identity, assuranceLevel }: Identity,
  now: Date,
): Promise<boolean> =>
  (await database.query(INSERT, [type, pageUrl, now, identity, assuranceLevel])).length > 0;
