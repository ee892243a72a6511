-- When the provider last said that the account may not mail: the week that a lead is tried begins anew.
alter table mail_provider add column blocked_at timestamptz;

-- When a lead was given up: it is kept for 90 days from then.
alter table leads add column failed_at timestamptz;
update leads set failed_at = pending_since where state = 'failed';
alter table leads add constraint leads_failed_at_a_time check (state <> 'failed' or failed_at is not null);
