import { ERASURE_BATCH, type Erasure, RETENTION_DAYS } from '../../retention/erasure.ts';

/** During these days the log and `npm run leads` show a failed lead. Later, nobody would call the visitor back. */
const FAILED_RETENTION_DAYS = 90;

/**
 * sent -> sent, without personal data. Also removes the provider's id of the mail and the hash of the payload. A lead
 * whose mail no inbox took waits for a person as long as a failed one.
 */
const ERASE_DELIVERED = `
with due as (
  select id from leads
  where state = 'sent' and erased_at is null and sent_at <= $1::timestamptz - make_interval(days => ${RETENTION_DAYS})
    and (not stranded or bounced_at <= $1::timestamptz - make_interval(days => ${FAILED_RETENTION_DAYS}))
  limit ${ERASURE_BATCH} for update skip locked
)
update leads set payload = null, payload_hash = '', later_hash = null, provider_id = null, bounced_at = null,
  bounce = null, stranded = false, erased_at = $1::timestamptz
from due where leads.id = due.id returning leads.id`;

/** @param since SQL for the time from which the days count */
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

/** Erasures of leads whose personal data has served its purpose. They never touch a lead that waits for its mail. */
export const LEAD_ERASURES: readonly Erasure[] = [
  byStatement('deliveredLeads', ERASE_DELIVERED),
  byStatement('heldLeads', eraseRows('held', 'pending_since', RETENTION_DAYS)),
  // `failed_at` is null if the lead failed under an older deploy that does not write it, for example after a rollback.
  byStatement(
    'failedLeads',
    eraseRows('failed', 'coalesce(failed_at, pending_since)', FAILED_RETENTION_DAYS),
  ),
];
