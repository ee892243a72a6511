import { NOW } from '../../database/time.ts';
import { ERASURE_BATCH, type Erasure, RETENTION_DAYS } from '../../retention/erasure.ts';

/** During these days the desk shows a failed lead. Later, nobody would call the visitor back. */
const FAILED_RETENTION_DAYS = 90;

const before = (days: number): string => `${NOW} - interval '${days} days'`;

/** A lead whose mail no inbox took waits for a person as long as a failed one, unless somebody has closed it. */
const IS_DELIVERED = `state = 'sent' and erased_at is null and sent_at <= ${before(RETENTION_DAYS)}
  and (not stranded or closed_at is not null or bounced_at <= ${before(FAILED_RETENTION_DAYS)})`;

/**
 * sent -> sent, without personal data, the provider's id of the mail and the hash of the payload, and under a new random
 * id: nobody can find the person by it, and the same request is a new lead.
 */
const ERASE_DELIVERED = `
with due as (
  select id from leads where ${IS_DELIVERED}
  limit ${ERASURE_BATCH} for update skip locked
)
update leads set id = gen_random_uuid(), payload = null, payload_hash = '', provider_id = null, cv_mail = null,
  bounced_at = null, bounce = null, stranded = false, erased_at = ${NOW}
from due where leads.id = due.id returning leads.id`;

/** @param expired SQL condition */
const eraseRows = (expired: string): string => `
with due as (
  select id from leads where ${expired}
  limit ${ERASURE_BATCH} for update skip locked
)
delete from leads using due where leads.id = due.id returning leads.id`;

const byStatement = (name: string, expired: string, statement: string): Erasure => ({
  name,
  due: `exists (select from leads where ${expired})`,
  erase: async (database) => (await database.query(statement)).length,
});

const IS_OLD_HELD = `state = 'held' and pending_since <= ${before(RETENTION_DAYS)}`;
const IS_OLD_FAILED = `state = 'failed' and failed_at <= ${before(FAILED_RETENTION_DAYS)}`;

/** Erasures of leads whose personal data has served its purpose. They never touch a lead that waits for its mail. */
export const LEAD_ERASURES: readonly Erasure[] = [
  byStatement('deliveredLeads', IS_DELIVERED, ERASE_DELIVERED),
  byStatement('heldLeads', IS_OLD_HELD, eraseRows(IS_OLD_HELD)),
  byStatement('failedLeads', IS_OLD_FAILED, eraseRows(IS_OLD_FAILED)),
];
