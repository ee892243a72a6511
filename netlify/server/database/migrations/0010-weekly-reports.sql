-- The mail that counts the leads of a week, one for each; moved by netlify/server/leads/weekly/send-report.ts alone.
create table weekly_reports (
  -- Its Monday, in Rome.
  week date primary key,
  -- How often the provider has refused it. Each refusal spends the key under which it may have been kept.
  refusals integer not null default 0,
  sent_at timestamptz
);
