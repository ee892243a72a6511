-- When the provider last said that the account may not mail: the week that a lead is tried begins anew.
alter table mail_provider add column blocked_at timestamptz;

-- When a lead was given up: it is kept for 90 days from then. Null where an earlier deploy gave it up.
alter table leads add column failed_at timestamptz;
