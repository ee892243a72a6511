-- Since when a lead waits for its mail: its arrival, or the moment a person released it or had it tried again.
alter table leads add column pending_since timestamptz;
update leads set pending_since = created_at;
alter table leads alter column pending_since set not null;

-- Why a lead is held: `honeypot`, or `flood` when more came in a day than people send.
alter table leads add column held_for text check (held_for in ('honeypot', 'flood'));
update leads set held_for = 'honeypot' where state = 'held';
alter table leads add constraint leads_held_for_a_reason check (state <> 'held' or held_for is not null);

-- When payload and what else names a person left the row; id, time, form, source and consent evidence stay.
alter table leads add column erased_at timestamptz;

create index leads_by_arrival on leads (created_at);
create index leads_held on leads (created_at) where state = 'held';
create index leads_to_erase on leads (sent_at) where state = 'sent' and erased_at is null;

-- What is known of the mail provider, in one row: it fails or works for every lead alike.
create table mail_provider (
  only_row boolean primary key default true check (only_row),
  -- Failures since its last success.
  failures integer not null default 0,
  -- Until when it is left alone.
  closed_until timestamptz,
  -- When the next mail may leave: every process takes its turn here.
  next_slot_at timestamptz not null default '-infinity'
);
insert into mail_provider default values;

-- How much of a limit a visitor has used. The visitor is a keyed hash that changes every day, never an address.
create table rate_limits (
  name text not null,
  visitor text not null,
  started_at timestamptz not null,
  used bigint not null,
  primary key (name, visitor)
);
create index rate_limits_by_age on rate_limits (started_at);

create index contact_interactions_by_age on contact_interactions (created_at);
