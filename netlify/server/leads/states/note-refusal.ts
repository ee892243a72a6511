import type { Database } from '../../database/database.ts';
import type { ClaimedLead } from './claim-lead.ts';

/**
 * Two leads in a row that the provider refuses, with no mail that passed in between, tell of the account and not of
 * the leads. One that it refuses before and after a mail that passed is itself at fault.
 *
 * failed -> pending, for those that had failed alone before the second was refused.
 */
const NOTE = `
with works as materialized (
  select coalesce(max(sent_at), '-infinity') as since from leads where state = 'sent' and erased_at is null
), this as (
  update leads set refused_at = coalesce(refused_at, $3::timestamptz)
  where id = $1::uuid and state = 'pending' and attempts = $2
  returning refused_at
), others as materialized (
  select id from leads, works
  where refused_at > works.since and state in ('pending', 'failed') and id <> $1::uuid
), verdict as materialized (
  select this.refused_at > works.since and exists (select from others) as "isAccount" from this, works
), waits as (
  update leads set state = 'pending', failed_at = null, blocked = true, next_attempt_at = $3::timestamptz
  from others, verdict
  where verdict."isAccount" and leads.id = others.id and leads.state = 'failed'
)
select "isAccount" from verdict`;

/**
 * Notes that the provider refused a lead's mail for good, in turn with other refusals.
 *
 * @returns whether it is the account that is refused: the lead is to wait, and those before it wait again
 */
export const noteRefusal = async (database: Database, lead: ClaimedLead, now: Date): Promise<boolean> => {
  const parameters = [lead.id, lead.attempt, now];
  const [row] = await database.queryInTurn<{ isAccount: boolean }>('refusals', NOTE, parameters);
  return row?.isAccount ?? false;
};
