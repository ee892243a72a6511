-- From which networks the leads of a day came that are mailed without a person's leave: the address's own, and wider ones. A
-- network is a keyed hash that changes every day, never an address. Rows are only added, so that leads that arrive at the same
-- moment never wait for each other here.
create table lead_networks (
  lead_id uuid not null references leads on delete cascade,
  network text not null,
  created_at timestamptz not null,
  primary key (lead_id, network)
);
create index lead_networks_by_network on lead_networks (network);
create index lead_networks_by_age on lead_networks (created_at);
