import type { Database } from '../../database/database.ts';
import { NOW } from '../../database/time.ts';
import type { Bounce } from '../../mail-events/keep-event.ts';
import type { LeadState } from './lead-states.ts';

/** SQL: the lead's mail came to nothing, its inbox has taken none since, and nobody has closed it. */
export const IS_BOUNCED = 'bounced_at is not null and payload is not null and closed_at is null';

/** A lead whose mail came to nothing. */
export interface BouncedLead {
  readonly id: string;
  readonly bounce: Bounce;
  /** `pending`: it goes to the second inbox. `sent`: no inbox is left, and a person must act. */
  readonly state: Extract<LeadState, 'pending' | 'sent'>;
}

/** Whether leads have a second inbox; applications have a first inbox of their own. */
export interface SecondInboxes {
  readonly forLeads: boolean;
  readonly forApplications: boolean;
}

/**
 * Reports may arrive before their mail is in the row of its lead: within the run that sent it, or after a run that
 * could not write. So each run of the schedule applies the reports of the last days again.
 */
const RECENT = `received_at > ${NOW} - interval '2 days'`;
const OF_MAIL = '($1::text is null or mail_id = $1::text)';
const IS_UNAPPLIED = "kind <> 'delivered' and state = 'sent' and not stranded";

/** SQL: whether a mail came to nothing and its lead does not know it yet. */
export const HAS_UNAPPLIED_REPORTS = `exists (
  select from mail_events join leads on leads.provider_id = mail_events.mail_id where ${IS_UNAPPLIED} and ${RECENT})`;

/**
 * sent -> pending, for the second inbox, or sent -> sent, stranded. The mail's id leaves the row of a lead that goes on
 * and a stranded lead stays as it is, so each mail comes to nothing once, in whatever order and number its reports
 * arrive. The next mail needs a key of its own, because the provider would answer the old one as sent.
 */
const BOUNCE = `
with bad as materialized (
  select distinct on (leads.id) leads.id, mail_id, kind,
    not to_fallback and payload is not null
      and case when form_type = 'career' then $3::boolean else $2::boolean end as goes_on
  from mail_events join leads on leads.provider_id = mail_events.mail_id
  where ${IS_UNAPPLIED} and ${RECENT} and ${OF_MAIL}
  order by leads.id, received_at
)
update leads set bounced_at = ${NOW}, bounce = kind, refusals = refusals + 1, stranded = not goes_on,
  state = case when goes_on then 'pending' else state end,
  to_fallback = to_fallback or goes_on,
  last_error = kind,
  attempts = case when goes_on then 0 else attempts end,
  pause = case when goes_on then null else pause end,
  cv_mail = case when goes_on then null else cv_mail end,
  pending_since = case when goes_on then ${NOW} else pending_since end,
  next_attempt_at = case when goes_on then ${NOW} else next_attempt_at end,
  sent_at = case when goes_on then null else sent_at end,
  provider_id = case when goes_on then null else provider_id end,
  refused_at = null
from bad where leads.id = bad.id and leads.provider_id = bad.mail_id and state = 'sent' and not stranded
returning leads.id, bounce, state`;

/** An inbox that takes a mail which was sent after others had bounced works again: leads in the second inbox are safe. */
const INBOX_WORKS = `
with good as materialized (
  select form_type = 'career' as is_application, max(sent_at) as sent_at
  from mail_events join leads on leads.provider_id = mail_events.mail_id
  where kind = 'delivered' and state = 'sent' and not to_fallback and bounced_at is null and ${RECENT} and ${OF_MAIL}
  group by 1
)
update leads set bounced_at = null, bounce = null from good
where leads.bounced_at < good.sent_at and not stranded and (form_type = 'career') = is_application`;

/**
 * Applies reports about mails of leads. Applying them again changes nothing.
 *
 * @param mailId only the reports about this mail; null = all of the last two days
 * @returns the leads whose mail came to nothing
 */
export const applyMailEvents = async (
  database: Database,
  mailId: string | null,
  second: SecondInboxes,
): Promise<BouncedLead[]> => {
  const bounced = await database.query<BouncedLead>(BOUNCE, [
    mailId,
    second.forLeads,
    second.forApplications,
  ]);
  await database.query(INBOX_WORKS, [mailId]);
  return bounced;
};
