-- Whether the visitor was signed in (Specification §6), and how surely: `aal2` after a second factor. Nobody's name.
alter table contact_interactions
  add column identity text not null default 'anonymous' check (identity in ('anonymous', 'user')),
  add column assurance_level text check (assurance_level in ('aal1', 'aal2')),
  add constraint contact_interactions_users_have_a_level check ((identity = 'user') = (assurance_level is not null));
