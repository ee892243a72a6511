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

-- The curriculum of an application; an upload belongs to one lead.
alter table leads add column cv_upload_id uuid unique references cv_uploads on delete set null;
