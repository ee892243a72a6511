-- What the mail provider reported about a mail that it had accepted. `id` is that of the report, which comes again when our answer
-- was lost: a repeated one changes nothing. Erased after a week, longer than the provider tries.
create table mail_events (
  id text primary key,
  -- The provider's id of the mail.
  mail_id text not null,
  kind text not null check (kind in ('delivered', 'bounced', 'complained', 'suppressed', 'failed')),
  received_at timestamptz not null
);
create index mail_events_by_age on mail_events (received_at);
create index mail_events_by_mail on mail_events (mail_id);

alter table leads
  -- Whether its mail goes to the second inbox (LEADS_FALLBACK_TO), because the first did not take it.
  add column to_fallback boolean not null default false,
  -- When a mail of it came to nothing after the provider had accepted it, and how. Null again once the inbox takes mails.
  add column bounced_at timestamptz,
  add column bounce text check (bounce in ('bounced', 'complained', 'suppressed', 'failed')),
  -- Whether no inbox is left, so that a person must act.
  add column stranded boolean not null default false,
  -- Hash of the fields that older deploys do not know, which payload_hash leaves out; null where such a deploy wrote the row.
  add column later_hash text;
create index leads_by_mail on leads (provider_id) where provider_id is not null;
create index leads_bounced on leads (bounced_at) where bounced_at is not null;
