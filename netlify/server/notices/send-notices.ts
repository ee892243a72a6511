import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mail } from '../email/mail-client.ts';
import { concernsOf, hasNews } from '../health/concerns.ts';
import type { Overview } from '../health/overview.ts';
import { listFlood } from '../leads/states/list-flood.ts';
import { readHeldLeads } from './held-leads.ts';
import type { Concern, Notice, NoticeKind } from './notice.ts';
import { renderAlarm, renderFlood, renderNotWritable } from './notice-mail.ts';

/** A mail about dead mail may get no answer; the leads behind it must not wait long for that. */
const SEND_TIMEOUT_MS = 5_000;
/** Notices of one run may take so long, of the 30 s that a scheduled function has. */
const ALL_TIMEOUT_MS = 8_000;

const HOUR_MS = 60 * 60_000;
/** The schedule does not run to the second, so that the hour is a minute shorter. */
const EVERY_MS = HOUR_MS - 60_000;
const EVERY = `${EVERY_MS / 1000} seconds`;
/** As long as nothing changes, an alarm comes again a day later. */
const REMIND_MS = 24 * HOUR_MS - 60_000;

const NOT_WRITABLE = 'not-writable';

type Using = Pick<Dependencies, 'clock' | 'database' | 'environment' | 'log' | 'mail'>;

const isAlarmDue = (concerns: readonly Concern[], last: Notice | undefined, now: Date): boolean => {
  if (concerns.length === 0) return false;
  if (last?.kind !== 'alarm') return true;
  const age = now.getTime() - Date.parse(last.at);
  return age >= EVERY_MS && (age >= REMIND_MS || hasNews(concerns, last.content.concerns));
};

/** Makes an alarm unless another process has just made one. An alarm that was never sent is out of date then. */
const makeAlarm = async (
  database: Database,
  concerns: readonly Concern[],
  now: Date,
): Promise<Notice | undefined> => {
  const id = randomUUID();
  const content = { concerns };
  const made = await database.queryInTurn(
    'notices',
    `with fresh as materialized (
       select from notices where kind = 'alarm' and created_at > $2::timestamptz - $3::interval
     ), gone as (
       delete from notices where kind = 'alarm' and sent_at is null and not exists (select from fresh)
     )
     insert into notices (id, kind, created_at, content)
     select $1::uuid, 'alarm', $2::timestamptz, $4::jsonb where not exists (select from fresh)
     on conflict (id) do nothing returning id`,
    [id, now, EVERY, JSON.stringify(content)],
  );
  return made.length === 0 ? undefined : { id, kind: 'alarm', content, refusals: 0, at: now.toISOString() };
};

const makeFloodNotice = async (database: Database, now: Date): Promise<Notice | undefined> => {
  const id = randomUUID();
  const content = await listFlood(database, id, now, EVERY);
  return content && { id, kind: 'flood', content, refusals: 0, at: now.toISOString() };
};

const render = async (notice: Notice, { database, environment }: Using): Promise<Mail> => {
  if (notice.kind === 'alarm') return renderAlarm(notice.content.concerns, environment);
  return renderFlood(await readHeldLeads(database, notice.id), notice.content.more, environment);
};

const send = async (notice: Notice, using: Using): Promise<void> => {
  const { id, kind, refusals } = notice;
  const key = `notice/${id}${refusals > 0 ? `/again-${refusals}` : ''}`;
  const outcome = await using.mail.send(await render(notice, using), key, SEND_TIMEOUT_MS);
  if (outcome.kind === 'accepted') {
    await using.database.query('update notices set sent_at = $2::timestamptz where id = $1::uuid', [
      id,
      using.clock(),
    ]);
    return;
  }
  using.log(`notice not mailed ${kind} ${outcome.error}`);
  if (outcome.kind === 'refused' || (outcome.kind === 'blocked' && outcome.keySpent))
    await using.database.query('update notices set refusals = $2::int + 1 where id = $1::uuid', [
      id,
      refusals,
    ]);
};

/**
 * Says that no lead can be stored. Nothing can remember that it was said, so the hour is the key: the provider sends one
 * mail for it, whoever asks.
 */
export const sendNotWritable = async (using: Using): Promise<void> => {
  const hour = new Date(Math.floor(using.clock().getTime() / HOUR_MS) * HOUR_MS);
  const mail = renderNotWritable(hour, using.environment);
  const outcome = await using.mail.send(
    mail,
    `notice/${NOT_WRITABLE}/${hour.toISOString()}`,
    SEND_TIMEOUT_MS,
  );
  if (outcome.kind !== 'accepted') using.log(`notice not mailed ${NOT_WRITABLE} ${outcome.error}`);
};

/**
 * Mails the sales inbox what needs a person: at most once an hour, when there is something new, and once a day while
 * something is left. Lists the leads that a flood holds: once an hour those that no notice has listed. What could not be
 * sent is tried again by the next run.
 *
 * @param overview read by this run
 * @returns how many notices were tried; never rejects, because leads wait behind it
 */
export const sendNotices = async (overview: Overview, using: Using): Promise<number> => {
  const { clock, database, log } = using;
  const start = clock();
  let tried = 0;
  try {
    const concerns = concernsOf(overview, start);
    const made: (Notice | undefined)[] = [];
    const newestOf = (kind: NoticeKind) => overview.newest.find((notice) => notice.kind === kind);
    if (isAlarmDue(concerns, newestOf('alarm'), start)) made.push(await makeAlarm(database, concerns, start));
    const lastFlood = newestOf('flood');
    if (
      overview.unlisted > 0 &&
      (lastFlood === undefined || start.getTime() - Date.parse(lastFlood.at) >= EVERY_MS)
    )
      made.push(await makeFloodNotice(database, start));
    for (const notice of [...overview.unsent, ...made]) {
      if (notice === undefined) continue;
      if (clock().getTime() - start.getTime() >= ALL_TIMEOUT_MS) break;
      tried += 1;
      await send(notice, using);
    }
  } catch (error) {
    log(`notice not mailed ${describeFailure(error)}`);
  }
  return tried;
};
