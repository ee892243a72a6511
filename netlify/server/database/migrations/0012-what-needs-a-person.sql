-- When a person dealt with a failed or held lead (`npm run leads -- close`). It no longer alarms; its row stays.
alter table leads add column closed_at timestamptz;
-- How many processes in a row have ended while they had this lead. Each recorded result sets it to 0.
alter table leads add column deaths integer not null default 0;
-- The curriculum in the current attempt: `in_hand` while a process reads and sends it, `left_out` once a process has died with
-- it. Null = no attempt has met it.
alter table leads add column file_attempt text check (file_attempt in ('in_hand', 'left_out'));
-- The notice that listed this lead, held in a flood; null = none yet.
alter table leads add column listed_in uuid;

-- What a person must look at: few rows, read by each run of the schedule.
create index leads_failed_open on leads (created_at, id) where state = 'failed' and closed_at is null;
create index leads_held_open on leads (created_at, id)
  where state = 'held' and held_for <> 'honeypot' and closed_at is null;
create index leads_held_unlisted on leads (created_at, id)
  where state = 'held' and held_for <> 'honeypot' and closed_at is null and listed_in is null;
create index leads_listed on leads (listed_in) where listed_in is not null;

-- Mails to the agency about the leads: `alarm` says what needs a person, `flood` lists leads that a flood holds. At most one of
-- each kind an hour. Moved by netlify/server/notices/ alone.
create table notices (
  id uuid primary key,
  kind text not null check (kind in ('alarm', 'flood')),
  created_at timestamptz not null,
  -- What the mail says, without personal data. Its bytes are made from it, and from the leads that `listed_in` names.
  content jsonb not null,
  -- How often the provider has refused it. Each refusal spends the key under which it may have been kept.
  refusals integer not null default 0,
  sent_at timestamptz
);
create index notices_newest on notices (kind, created_at);

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
