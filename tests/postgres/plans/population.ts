import type { Client } from 'pg';
import { idOf } from '../../faults/simulation.ts';

const FAILED = 300;
export const SENT = 200_000;
export const WAITING = 20_000;
export const CURRICULA = 200;
/** The oldest waiting lead. */
export const OLDEST = idOf(FAILED + SENT + 1);

/** Inserts `$3` leads in state `$2`, evenly over the days from `$4` to `$5` before `$1`, numbered from `$6` + 1. */
const FILL = `
insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, pending_since,
  next_attempt_at, attempts, sent_at, failed_at)
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $2, 'quote', 'Fibra Ottica',
  jsonb_build_object('name', 'Lucia', 'message', repeat('Siamo in due sedi. ', 10)), md5(n::text), '2026-01', at, at, at,
  0, case when $2 = 'sent' then at end, case when $2 = 'failed' then at end
from (
  select $6::int + n as n, $1::timestamptz - interval '1 day' * ($4::float8 - n * ($4::float8 - $5::float8) / $3::int) as at
  from generate_series(1, $3::int) n
) made`;

/** Gives the oldest sent leads a file. */
const ADD_CURRICULA = `
with files as (
  insert into cv_uploads (id, state, filename, size, sha256, created_at)
  select id, 'complete', 'cv.pdf', 1000, repeat('a', 64), created_at from leads
  where state = 'sent' order by created_at limit ${CURRICULA}
  returning id
)
update leads set cv_upload_id = files.id from files where leads.id = files.id`;

const LOOK = 'vacuum analyze leads, cv_uploads';

/** Inserts failed leads of two months ago and 27 days of sent leads, the only ones that the statistics know. */
export const fillBeforeOutage = async (session: Client, now: Date): Promise<void> => {
  await session.query(FILL, [now, 'failed', FAILED, 60, 59, 0]);
  await session.query(FILL, [now, 'sent', SENT, 29, 2, FAILED]);
  await session.query(ADD_CURRICULA);
  await session.query(LOOK);
};

/** Inserts two days of waiting leads, which the statistics do not know yet. */
export const fillOutage = async (session: Client, now: Date): Promise<void> => {
  await session.query(FILL, [now, 'pending', WAITING, 2, 0, FAILED + SENT]);
};

export const renewStatistics = async (session: Client): Promise<void> => {
  await session.query(LOOK);
};
