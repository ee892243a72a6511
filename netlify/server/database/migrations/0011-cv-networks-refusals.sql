-- Who sent a curriculum: a keyed hash of each network around the visitor's address, the narrowest first. The key changes
-- every day (netlify/server/rate-limits/take-quota.ts), so that nobody can follow a visitor or find the address.
alter table cv_uploads add column networks text[] not null default '{}';

-- How many curricula and their parts were refused in an hour, for the health check. It says nothing about who sent them.
create table cv_refusals (
  -- A key of CV_REFUSALS or of UPLOAD_LIMITS (netlify/server/cv).
  reason text not null,
  hour timestamptz not null,
  count integer not null default 1,
  primary key (reason, hour)
);
create index cv_refusals_by_age on cv_refusals (hour);
