-- How often the provider refused the mail for good. Each refusal spends the key under which it may have been kept.
alter table leads add column refusals integer not null default 0;
