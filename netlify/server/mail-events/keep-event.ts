import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';

/** How a mail that the provider had accepted came to nothing. */
export const BOUNCES = ['bounced', 'complained', 'suppressed', 'failed'] as const;
export type Bounce = (typeof BOUNCES)[number];

/** What the provider reports about an accepted mail. */
export interface MailEvent {
  /** The provider's id of the report, the same each time it is sent. */
  readonly id: string;
  /** The provider's id of the mail. */
  readonly mailId: string;
  readonly kind: 'delivered' | Bounce;
  /** Where the mail went, in lower case; null if the report does not say. */
  readonly inbox: string | null;
  /** The lead that the mail is about, by its tag; null if it is about none. */
  readonly leadId: string | null;
  /** When the provider took the mail and when it came to this, by the provider's clock, ISO 8601; null = now. */
  readonly mailedAt: string | null;
  readonly happenedAt: string | null;
}

/**
 * The later report decides whether an inbox lives, by the provider's clock and not by the order of arrival: a report may
 * come a day late. Only of a lead without a row the id is kept, because nothing else can name it. A mail that came to nothing proves nothing, even if it was delivered before.
 */
const KEEP = `
with kept as (
  insert into mail_events (id, mail_id, kind, inbox, lead_id, mailed_at, happened_at, received_at)
  values ($1, $2, $3, $4, (select $5::uuid where not exists (select from leads where id = $5::uuid)), least($6::timestamptz, ${NOW}), least($7::timestamptz, ${NOW}), ${NOW})
  on conflict (id) do nothing
  returning kind, inbox, happened_at
)
insert into inboxes (address, delivered_at, bounced_at, bounce)
select inbox, case kind when 'delivered' then happened_at end, case when kind <> 'delivered' then happened_at end,
  nullif(kind, 'delivered')
from kept
where inbox is not null
  and not (kind = 'delivered' and exists (select from mail_events where mail_id = $2 and kind <> 'delivered'))
on conflict (address) do update set
  delivered_at = greatest(inboxes.delivered_at, excluded.delivered_at),
  bounce = case when inboxes.bounced_at > excluded.bounced_at then inboxes.bounce
    else coalesce(excluded.bounce, inboxes.bounce) end,
  bounced_at = greatest(inboxes.bounced_at, excluded.bounced_at)`;

/** Stores a report, and what it says about its inbox. One that is stored already changes nothing. */
export const keepMailEvent = async (
  database: Database,
  { id, mailId, kind, inbox, leadId, mailedAt, happenedAt }: MailEvent,
): Promise<void> => {
  await database.query(KEEP, [id, mailId, kind, inbox, leadId, mailedAt, happenedAt]);
};

/** @returns whether a lead or a notice has this mail */
export const isKnownMail = async (database: Database, mailId: string): Promise<boolean> =>
  (
    await database.query(
      'select from leads where provider_id = $1 union all select from notices where provider_id = $1',
      [mailId],
    )
  ).length > 0;
