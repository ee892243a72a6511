-- What asks for the first of many leads reads an index in its order, and stops at the first.
drop index leads_waiting;
create index leads_waiting on leads (created_at, id) where state = 'pending';
create index leads_least_tried on leads (attempts, created_at, id) where state = 'pending';
-- The few that a process has, or had when it died.
create index leads_leased on leads (leased_until) where state = 'pending' and leased_until is not null;
create index leads_longest_waiting on leads (pending_since) where state = 'pending';

-- Lists, counts and erasures of one state.
create index leads_by_state on leads (state, created_at, id);
drop index leads_held;

-- How many leads wait changes within hours: statistics follow after a thousand changes, not after a tenth of the table.
alter table leads set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000);
