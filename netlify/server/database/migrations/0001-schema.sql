-- The schema. Each further change is a file of its own.
-- Every time is the database's: statements write `clock_timestamp()`, never a function's clock
-- (netlify/server/database/time.ts). So no column has a time as its default.

-- A curriculum on its way, or waiting for its mail. Moved by netlify/server/cv/upload-store.ts alone.
create table cv_uploads (
  -- Random: who knows it made the upload.
  id uuid primary key,
  state text not null default 'open' check (state in ('open', 'complete', 'refused')),
  -- Why it is refused: a key of CV_REFUSALS.
  refusal text,
  -- Cleaned: safe in a header, a page and on a disk.
  filename text not null check (length(filename) between 1 and 100),
  -- Bytes and SHA-256 of the whole file, as announced.
  size integer not null check (size between 1 and 5242880),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Who sent it: a keyed hash of the widest network around the visitor's address. The key changes every day
  -- (netlify/server/rate-limits/take-quota.ts), so that nobody can follow a visitor or find the address.
  network text,
  created_at timestamptz not null,
  check ((state = 'refused') = (refusal is not null))
);
create index cv_uploads_by_age on cv_uploads (created_at);

create table cv_upload_parts (
  upload_id uuid not null references cv_uploads on delete cascade,
  part smallint not null check (part >= 0),
  content bytea not null check (octet_length(content) between 1 and 1048576),
  primary key (upload_id, part)
);
-- Documents are compressed already.
alter table cv_upload_parts alter column content set storage external;

-- A request of a visitor. Specification §3; its states are moved by netlify/server/leads/states/ alone.
create table leads (
  -- The idempotency key. A row whose personal data was erased gets another, random one.
  id uuid primary key,
  state text not null check (state in ('pending', 'sent', 'held', 'failed')),
  -- Why a lead is held: `honeypot`, or `flood` above the ceiling of its visitor or network.
  held_for text check (held_for in ('honeypot', 'flood')),
  form_type text not null check (form_type in ('contact', 'quote', 'career')),
  source text not null,
  -- Path of the page that held the form; null when the browser does not say.
  page text,
  -- name, email, phone, company, message: the personal data, erased (null) when its purpose ends.
  payload jsonb,
  -- SHA-256 of form type, source and what was typed: tells a repeated request from another one under the same id. The
  -- announcement of a curriculum does not count. Empty once the personal data is erased.
  payload_hash text not null,
  -- What was agreed to. Id and hash are null when the page showed words that the deploy did not know.
  consent_text_id text,
  consent_text_sha256 text,
  legal_version text not null,
  -- The curriculum of an application; an upload belongs to one lead.
  cv_upload_id uuid unique references cv_uploads on delete set null,
  created_at timestamptz not null,
  -- Its place in the queue when its network had leads waiting already; null = `created_at`.
  turn timestamptz,
  -- Since when it waits for its mail: its arrival, or the moment when something made it due anew.
  pending_since timestamptz not null,
  next_attempt_at timestamptz not null,
  -- The last pause after a failure, of which the first is none; each further one is longer. Null = it has not failed.
  pause interval,
  -- Tries that have begun since the last one whose result is known. More than one = processes died with it.
  attempts integer not null default 0,
  -- Until when a process has it. Null = none; past = the process died.
  leased_until timestamptz,
  last_error text,
  -- The last try met an account, a sender or an inbox that the provider takes no mail of or for.
  blocked boolean not null default false,
  -- How often the provider has refused the mail for good. Each refusal spends the key under which it may have been kept.
  refusals integer not null default 0,
  -- When the provider first refused the mail for what is in it.
  refused_at timestamptz,
  -- The provider's id of the lead's mail.
  provider_id text,
  sent_at timestamptz,
  failed_at timestamptz,
  -- The curriculum in its mail. Null = no mail with it, and none is awaited; `awaited` = the mail left without it, and it may
  -- still arrive; `due` = it has, and the mail that the lead waits for is that of the file; `sent` = it has left.
  cv_mail text check (cv_mail in ('awaited', 'due', 'sent')),
  -- Whether its mail goes to the second inbox (LEADS_FALLBACK_TO), because the first did not take it.
  to_fallback boolean not null default false,
  -- When a mail of it came to nothing after the provider had accepted it, and how. Null again once the inbox takes mails.
  bounced_at timestamptz,
  bounce text check (bounce in ('bounced', 'complained', 'suppressed', 'failed')),
  -- Whether no inbox is left, so that a person must act.
  stranded boolean not null default false,
  -- When a person dealt with a failed, held or bounced lead. It no longer alarms; its row stays.
  closed_at timestamptz,
  -- When a person called back; null = nobody has, as far as the desk knows.
  handled_at timestamptz,
  -- When payload and what else names a person left the row; time, form, source and consent evidence stay.
  erased_at timestamptz,
  -- SHA-256 of the id that it had before a person erased it: a later report about its mail is then known to be of none.
  erased_key text,
  constraint leads_held_for_a_reason check (state <> 'held' or held_for is not null),
  -- The payload of a request for a quote may hold an Italian VAT number, and no other: 11 digits, the first seven not all
  -- zero, of which the last checks the others. The second, fourth … count double, less 9 from 10 on, and the sum is a multiple of 10. The same rule:
  -- src/lead/vat-number.ts. Spelt out: a function of our own would be looked up by every statement that writes a lead.
  constraint leads_vat_number check (
    payload ->> 'vatNumber' is null or (
      form_type = 'quote' and case when payload ->> 'vatNumber' ~ '^(?!0{7})[0-9]{11}$' then (
        substr(payload ->> 'vatNumber', 1, 1)::integer
        + translate(substr(payload ->> 'vatNumber', 2, 1), '0123456789', '0246813579')::integer
        + substr(payload ->> 'vatNumber', 3, 1)::integer
        + translate(substr(payload ->> 'vatNumber', 4, 1), '0123456789', '0246813579')::integer
        + substr(payload ->> 'vatNumber', 5, 1)::integer
        + translate(substr(payload ->> 'vatNumber', 6, 1), '0123456789', '0246813579')::integer
        + substr(payload ->> 'vatNumber', 7, 1)::integer
        + translate(substr(payload ->> 'vatNumber', 8, 1), '0123456789', '0246813579')::integer
        + substr(payload ->> 'vatNumber', 9, 1)::integer
        + translate(substr(payload ->> 'vatNumber', 10, 1), '0123456789', '0246813579')::integer
        + substr(payload ->> 'vatNumber', 11, 1)::integer
      ) % 10 = 0 else false end
    )
  )
);
-- How many leads wait changes within hours: statistics follow after a thousand changes, not after a tenth of the table.
alter table leads set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000);

-- What asks for the first of many leads reads an index in its order, and stops at the first. One whose process died queues as
-- if it had come when its lease ended.
create index leads_queue on leads (greatest(turn, created_at, leased_until), id) where state = 'pending';
create index leads_untried on leads (next_attempt_at, id) where state = 'pending';
create index leads_longest_waiting on leads (pending_since) where state = 'pending';
-- Lists, counts and erasures of one state.
create index leads_by_state on leads (state, created_at, id);
create index leads_by_arrival on leads (created_at, id);
-- Counts of days and hours without floods read only this index.
create index leads_by_day on leads (created_at) where held_for is null;
create index leads_to_erase on leads (sent_at) where state = 'sent' and erased_at is null;
create index leads_refused on leads (refused_at) where refused_at is not null;
create index leads_blocked on leads (last_error) where blocked;
create index leads_cv_awaited on leads (cv_upload_id) where cv_mail = 'awaited';
create index leads_by_mail on leads (provider_id) where provider_id is not null;
create index leads_bounced on leads (created_at, id) where bounced_at is not null;
create index leads_closed on leads (created_at, id) where handled_at is not null or closed_at is not null;
-- What a person must look at: few rows, read by each run of the schedule.
create index leads_failed_open on leads (created_at, id) where state = 'failed' and closed_at is null;
create index leads_held_open on leads (created_at, id)
  where state = 'held' and held_for <> 'honeypot' and closed_at is null;

-- What nobody has answered: the desk's first list, and what a notice names in the morning.
create index leads_unanswered on leads (created_at, id)
  where handled_at is null and closed_at is null and payload is not null and state <> 'held';
create index leads_erased_by_desk on leads (erased_key) where erased_key is not null;

-- By what the desk finds a lead: the words of name, address and company without accents, and the digits of the telephone from
-- each of them on, so that the beginning of a word and any part of a number find it.
create function lead_words(payload jsonb) returns tsvector language sql immutable parallel safe as $words$
  select array_to_tsvector(array(
    select distinct word from (
      select regexp_split_to_table(
        lower(regexp_replace(normalize(coalesce(payload ->> 'name', '') || ' ' || coalesce(payload ->> 'email', '')
          || ' ' || coalesce(payload ->> 'company', ''), nfd), '[\u0300-\u036f]', '', 'g')),
        '[[:space:][:punct:]]+') as word
      union all
      select substr(digits, start)
      from (select regexp_replace(coalesce(payload ->> 'phone', ''), '[^0-9]', '', 'g') as digits) phone,
        generate_series(1, length(digits)) start
    ) words where word <> ''
  ))
$words$;
create index leads_by_words on leads using gin (lead_words(payload)) where payload is not null;

-- What people did with a lead at the desk, each change once. Who pressed is not known: whoever reads the inbox may.
create table lead_actions (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads on delete cascade on update cascade,
  -- A key of DESK_ACTIONS (netlify/server/leads/states/operator.ts).
  action text not null,
  happened_at timestamptz not null
);
create index lead_actions_by_lead on lead_actions (lead_id, happened_at);

-- From which networks leads came that are mailed without a person's leave: the visitor's own, and the widest around it. A
-- network is a keyed hash that changes every day, never an address. Rows are only added, so that leads that arrive at the
-- same moment never wait for each other here.
create table lead_networks (
  lead_id uuid not null references leads on delete cascade on update cascade,
  network text not null,
  created_at timestamptz not null,
  primary key (lead_id, network)
);
create index lead_networks_by_network on lead_networks (network, created_at);
create index lead_networks_by_age on lead_networks (created_at);

-- What is known of the mail provider, in one row: it fails or works for every lead alike.
create table mail_provider (
  only_row boolean primary key default true check (only_row),
  -- Failures since its last success, and since when.
  failures integer not null default 0,
  failing_since timestamptz,
  -- Until when it is left alone.
  closed_until timestamptz,
  -- When it last said that the account may not mail: the week that a lead is tried begins anew.
  blocked_at timestamptz,
  -- When the next mail may leave: every process takes its turn here.
  next_slot_at timestamptz not null default '-infinity',
  -- The run that goes on when another one's time is over, and until when it is believed to be alive
  -- (netlify/server/leads/successor.ts).
  successor uuid,
  successor_until timestamptz
);
insert into mail_provider default values;

-- Links that open the desk, each by a mail and once; moved by netlify/server/desk/sessions.ts alone, as are the sessions.
create table desk_links (
  -- SHA-256 of its token.
  token text primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index desk_links_by_age on desk_links (created_at);

create table desk_sessions (
  -- SHA-256 of what the cookie holds.
  key text primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index desk_sessions_by_age on desk_sessions (created_at);

-- How many curricula and their parts were refused in an hour, for the health check. It says nothing about who sent them.
create table cv_refusals (
  -- A key of CV_REFUSALS or of UPLOAD_LIMITS (netlify/server/cv).
  reason text not null,
  hour timestamptz not null,
  count integer not null default 1,
  primary key (reason, hour)
);
create index cv_refusals_by_age on cv_refusals (hour);

-- One row for each tracked click on a telephone or chat link. Specification §3.
create table contact_interactions (
  id bigint generated always as identity primary key,
  interaction_type text not null check (interaction_type in ('phone', 'whatsapp')),
  page_url text not null check (length(page_url) between 1 and 2000),
  -- Whether the visitor was signed in (Specification §6), and how surely: `aal2` after a second factor. Nobody's name.
  identity text not null default 'anonymous' check (identity in ('anonymous', 'user')),
  assurance_level text check (assurance_level in ('aal1', 'aal2')),
  created_at timestamptz not null,
  constraint contact_interactions_users_have_a_level check ((identity = 'user') = (assurance_level is not null))
);
create index contact_interactions_by_age on contact_interactions (created_at);

-- How much of a limit a visitor has used. The visitor is a keyed hash that changes every day, never an address.
create table rate_limits (
  name text not null,
  visitor text not null,
  started_at timestamptz not null,
  used bigint not null,
  primary key (name, visitor)
);
create index rate_limits_by_age on rate_limits (started_at);

-- What the mail provider reported about a mail of ours that it had accepted. `id` is that of the report, which comes again when
-- our answer was lost: a repeated one changes nothing. Erased after a week, longer than the provider tries.
create table mail_events (
  id text primary key,
  -- The provider's id of the mail.
  mail_id text not null,
  kind text not null check (kind in ('delivered', 'bounced', 'complained', 'suppressed', 'failed')),
  -- Where the mail went, in lower case, and the lead that it is about if that one has no row; null where the report does not say.
  inbox text,
  lead_id uuid,
  -- When the provider took the mail, and when it came to this.
  mailed_at timestamptz,
  happened_at timestamptz not null,
  received_at timestamptz not null
);
create index mail_events_by_age on mail_events (received_at);
create index mail_events_by_mail on mail_events (mail_id);

-- What the reports say about the inboxes of the agency, the newest of each kind. An inbox without a row lives.
create table inboxes (
  -- In lower case.
  address text primary key,
  delivered_at timestamptz,
  bounced_at timestamptz,
  bounce text check (bounce in ('bounced', 'complained', 'suppressed', 'failed'))
);

-- Mails that tell the agency what a person must look at; moved by netlify/server/notices/ alone.
create table notices (
  id uuid primary key,
  inbox text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The provider's id of the mail.
  provider_id text,
  -- When it came to nothing. What it told is untold again.
  lost_at timestamptz
);
create index notices_by_age on notices (created_at);
create index notices_open on notices (created_at, id) where sent_at is null and lost_at is null;
create index notices_by_mail on notices (provider_id) where provider_id is not null;

-- What a notice told, row by row, as long as it is so. Its bytes are made from these rows and from the leads that they name.
create table told (
  -- A key of KINDS (netlify/server/notices/kinds.ts).
  kind text not null,
  subject text not null,
  since timestamptz not null,
  lead_id uuid,
  detail jsonb,
  notice_id uuid not null references notices on delete cascade,
  primary key (kind, subject, since)
);
create index told_by_notice on told (notice_id);

-- The last answer of the deep health check, which is asked once a minute for all who ask.
create table health_answers (
  only_row boolean primary key check (only_row),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- In the order of its keys.
  answer json
);

-- The mail that counts the leads of a week, one for each; moved by netlify/server/leads/weekly/send-report.ts alone.
create table weekly_reports (
  -- Its Monday, in Rome.
  week date primary key,
  -- How often the provider has refused it. Each refusal spends the key under which it may have been kept.
  refusals integer not null default 0,
  sent_at timestamptz
);

-- Erasures that did not succeed in the last night that tried them; moved by netlify/server/retention/erase-expired.ts alone.
create table failed_erasures (
  name text primary key,
  error text not null,
  since timestamptz not null
);

-- Receives the row by which `why_not_writable` finds out whether a file of the database can grow. Always empty.
create table storage_probe (only_row boolean primary key);
-- Also for a role that may only use the tables.
grant insert, truncate on storage_probe to public;

-- Stores a lead and takes it back. `truncate` begins a file anew, so that the row behind it needs room on the disk: free room
-- inside the files of `leads` proves nothing.
-- Returns null, or the SQLSTATE for which no lead can be stored: 25006 read-only, 53100 no room, 55P03 locked.
create function why_not_writable() returns text language plpgsql set lock_timeout = '1500ms' as $probe$
begin
  truncate storage_probe;
  insert into storage_probe values (true);
  insert into leads (id, state, held_for, form_type, source, payload, payload_hash, legal_version, created_at,
    pending_since, next_attempt_at)
  values (gen_random_uuid(), 'held', 'honeypot', 'contact', 'probe', '{}', '', '', now(), now(), now());
  raise exception using errcode = 'TR000';
exception
  when sqlstate 'TR000' then return null;
  when others then return sqlstate;
end
$probe$;
