-- When the provider first refused the mail for what is in it. After that another mail passed, or none did.
alter table leads add column refused_at timestamptz;
create index leads_refused on leads (refused_at) where refused_at is not null;

-- Whether it waits since its last try met an account, a sender or an inbox that the provider takes no mail of or for.
alter table leads add column blocked boolean not null default false;
create index leads_blocked on leads (last_error) where blocked;
