import { ERASURE_BATCH, type Erasure, RETENTION_DAYS } from '../../retention/erasure.ts';

/** A failed lead is in the log and in `npm run leads` all this while; then nobody is going to call back any more. */
const FAILED_RETENTION_DAYS = 90;

/** sent -> sent, without what names a person: also the mail's id at the provider, and the hash of what was written. */
const ERASE_DELIVERED = `
with due as (
  select id from leads
  where state = 'sent' and erased_at is null and sent_at <= $1::timestamptz - make_interval(days => ${RETENTION_DAYS})
  limit ${ERASURE_BATCH} for update skip locked
)
update leads set payload = null, payload_hash = '', provider_id = null, erased_at = $1::timestamptz
from due where leads.id = due.id returning leads.id`;

/** @param since SQL of the moment from which the days count */
const eraseRows = (state: 'held' | 'failed', since: string, days: number): string => `
with due as (
  select id from leads where state = '${state}' and ${since} <= $1::timestamptz - make_interval(days => ${days})
  limit ${ERASURE_BATCH} for update skip locked
)
delete from leads using due where leads.id = due.id returning leads.id`;

const byStatement = (name: string, statement: string): Erasure => ({
  name,
  erase: async (database, now) => (await database.query(statement, [now])).length,
});

/** Leads whose personal data has served its purpose. One that waits for its mail is never among them. */
export const LEAD_ERASURES: readonly Erasure[] = [
  byStatement('deliveredLeads', ERASE_DELIVERED),
  byStatement('heldLeads', eraseRows('held', 'pending_since', RETENTION_DAYS)),
  // A deploy that did not know `failed_at` may have been rolled back to.
  byStatement(
    'failedLeads',
    eraseRows('failed', 'coalesce(failed_at, pending_since)', FAILED_RETENTION_DAYS),
  ),
];
