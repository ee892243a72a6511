import type { Interaction } from '../../../src/interaction/interaction.ts';
import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';
import type { Identity } from './identity.ts';

/** Limit of clicks in 24 hours: a hundred times what a busy site gets. A row has about 120 bytes, at most 2 kB. */
const INTERACTIONS_PER_DAY = 50_000;

/**
 * Ids are ascending, so the distance from the first id of the last 24 hours to the newest id is the number of clicks.
 * That takes two index look-ups, while a count would read every row.
 */
const INSERT = `
insert into contact_interactions (interaction_type, page_url, created_at, identity, assurance_level)
select $1::text, $2::text, ${NOW}, $3::text, $4::text
where coalesce((select max(id) from contact_interactions) - (
  select id from contact_interactions where created_at > ${NOW} - interval '1 day'
  order by created_at limit 1
), 0) < ${INTERACTIONS_PER_DAY - 1}
returning id`;

/**
 * Stores a click: the kind of link, the page, the time and the sign-in state. Nothing else about the visitor. When the
 * database's answer is lost, the statement runs again, so a click is very rarely counted twice.
 *
 * @returns false when the day's limit is reached
 * @throws {NeonDbError} the click may not have been stored
 */
export const storeInteraction = async (
  database: Database,
  { interaction_type: type, page_url: pageUrl }: Interaction,
  { identity, assuranceLevel }: Identity,
): Promise<boolean> => (await database.query(INSERT, [type, pageUrl, identity, assuranceLevel])).length > 0;
