-- A request of a visitor. Specification §3; its states are moved by netlify/server/leads/states/ alone.
create table leads (
  id uuid primary key,
  state text not null check (state in ('pending', 'sent', 'held', 'failed')),
  form_type text not null check (form_type in ('contact', 'quote', 'career')),
  source text not null,
  -- Path of the page that held the form; null when the browser does not say.
  page text,
  -- name, email, phone, company, message: the personal data, erased (null) when its purpose ends.
  payload jsonb,
  -- SHA-256 of form type, source and payload: tells a repeated post from another request under the same id.
  payload_hash text not null,
  -- What was agreed to. Id and hash are null when the page showed words that the deploy did not know.
  consent_text_id text,
  consent_text_sha256 text,
  legal_version text not null,
  created_at timestamptz not null,
  -- Delivery.
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  leased_until timestamptz,
  last_error text,
  provider_id text,
  sent_at timestamptz
);

create index leads_waiting on leads (created_at) where state = 'pending';

-- One row for each tracked click on a telephone or chat link. Specification §3.
create table contact_interactions (
  id bigint generated always as identity primary key,
  interaction_type text not null check (interaction_type in ('phone', 'whatsapp')),
  page_url text not null check (length(page_url) between 1 and 2000),
  created_at timestamptz not null default now()
);
