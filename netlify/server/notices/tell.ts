import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { describeFailure } from '../database/failures.ts';
import { NOW } from '../database/time.ts';
import type { Dependencies } from '../dependencies.ts';
import { takeSlot } from '../leads/states/provider-slots.ts';
import { IS_DEAD, noteRefusedInbox, noticeInboxes } from './inboxes.ts';
import { everything, type Thing } from './kinds.ts';
import { renderNotice, renderNotWritable } from './notice-mail.ts';

/** A mail about dead mail may get no answer; the leads behind it must not wait long for that. */
const SEND_TIMEOUT_MS = 5_000;
/** Notices of one run may take so long, of the 30 s that a scheduled function has. */
const ALL_TIMEOUT_MS = 8_000;
/** A table of some 300 kB, and an insert within the time of a query. */
const MOST_THINGS = 2_000;
/** Half the time for which the provider knows a key: until then a notice that is sent again is not sent twice. */
const KEY_LIFE = "interval '12 hours'";

/** For so long a notice without the database has the same key. */
const HOUR_MS = 60 * 60_000;

type Using = Pick<Dependencies, 'database' | 'elapsedMs' | 'environment' | 'log' | 'mail' | 'pause'>;

/** SQL: two things are the same, each with `kind`, `subject` and `since`. */
const same = (one: string, other: string): string =>
  `${one}.kind = ${other}.kind and ${one}.subject = ${other}.subject and ${one}.since = ${other}.since`;

/** SQL: a notice came to nothing, by a report that may have come before the notice knew its mail. */
const CAME_BACK = `lost_at is null and exists (
  select from mail_events where mail_events.mail_id = notices.provider_id and mail_events.kind <> 'delivered')`;

/**
 * SQL: whether {@link tell} has something to do: a thing that no notice has told, one that has ended, a notice that is
 * not sent or came back.
 *
 * @param inboxes SQL, a JSON list of the inboxes that may be told
 * @param things SQL, a table with {@link everything}
 */
export const hasToTell = (things: string): string => `(
  exists (select from ${things} thing where not exists (select from told where ${same('told', 'thing')}))
  or exists (select from told where not exists (select from ${things} thing where ${same('told', 'thing')}))
  or exists (select from notices where lost_at is null and (sent_at is null or ${CAME_BACK})))`;

/** What a notice told that came back, or that was not sent for long, is untold again. */
const FORGET = `
with lost as (
  update notices set lost_at = ${NOW}
  where ${CAME_BACK} or (lost_at is null and sent_at is null and created_at < ${NOW} - ${KEY_LIFE})
  returning id
)
delete from told using lost where notice_id = lost.id`;

/**
 * Makes one notice of all that is untold, for the first inbox that lives, and marks each thing with it. While a notice is
 * not sent there is no other, so that an outage of the provider ends with few mails. What has ended is no longer told, so
 * that it is told anew if it begins again. `$1` is the notice's id, `$2` a JSON list of the inboxes.
 */
const MAKE = `
with thing as materialized (
  ${everything('$2::jsonb')}
), ended as (
  delete from told using notices
  where notices.id = told.notice_id and sent_at is not null
    and not exists (select from thing where ${same('thing', 'told')})
), untold as materialized (
  select * from thing where not exists (select from told where ${same('told', 'thing')})
  order by since limit ${MOST_THINGS}
), living as (
  select value as address from jsonb_array_elements_text($2::jsonb) with ordinality given (value, place)
  where not exists (select from inboxes where inboxes.address = lower(value) and ${IS_DEAD})
  order by place limit 1
), notice as (
  insert into notices (id, inbox, created_at) select $1::uuid, address, ${NOW} from living
  where exists (select from untold) and not exists (select from notices where sent_at is null and lost_at is null)
  on conflict (id) do nothing
  returning id
)
insert into told (kind, subject, since, lead_id, detail, notice_id)
select kind, subject, since, lead_id, detail, notice.id from untold, notice`;

/**
 * A day after the first choice died, and each day from then on, it gets a notice that tells nothing: perhaps no other
 * mail goes there that shows that it was repaired. `$1` is the notice's id, `$2` the inbox.
 */
const TRY = `
insert into notices (id, inbox, created_at) select $1::uuid, $2, ${NOW}
where exists (select from inboxes
  where address = lower($2) and ${IS_DEAD} and bounced_at < ${NOW} - interval '1 day')
  and not exists (select from notices where inbox = $2 and created_at > ${NOW} - interval '1 day')
on conflict (id) do nothing`;

interface Notice {
  readonly id: string;
  readonly inbox: string;
}

const readThings = (database: Database, notice: string): Promise<Thing[]> =>
  database.query(
    `select told.kind, subject, detail, told.lead_id as "leadId", form_type as "formType", page,
       leads.created_at as "receivedAt", payload ->> 'name' as name, payload ->> 'phone' as phone
     from told left join leads on leads.id = told.lead_id where notice_id = $1::uuid order by since, subject`,
    [notice],
  );

/** @returns whether the next notice may be sent */
const send = async ({ id, inbox }: Notice, using: Using): Promise<boolean> => {
  const { database, environment, log, mail, pause } = using;
  const wait = await takeSlot(database);
  if (wait === undefined) return false;
  await pause(wait);
  const things = await readThings(database, id);
  const outcome = await mail.send(renderNotice(things, inbox, environment), `notice/${id}`, SEND_TIMEOUT_MS);
  if (outcome.kind === 'accepted') {
    await database.query(
      `update notices set sent_at = ${NOW}, provider_id = $2 where id = $1::uuid and sent_at is null`,
      [id, outcome.providerId],
    );
    return true;
  }
  log(`notice not mailed ${id} ${outcome.error}`);
  // The next try, in the next run, is the same mail.
  if (outcome.kind === 'retry') return false;
  const isOfInbox = outcome.error.endsWith(':to');
  if (isOfInbox) await noteRefusedInbox(database, inbox);
  await database.query(
    `with lost as (update notices set lost_at = ${NOW} where id = $1::uuid)
     delete from told where notice_id = $1::uuid`,
    [id],
  );
  return isOfInbox;
};

/**
 * Mails what no notice has told to the first inbox that lives: each thing once, and again when its notice came back. What
 * could not be sent is tried again by the next run.
 *
 * @returns how many notices were tried; never rejects, because leads wait behind it
 */
export const tell = async (using: Using): Promise<number> => {
  const { database, elapsedMs, environment, log } = using;
  const start = elapsedMs();
  const inboxes = noticeInboxes(environment);
  const list = JSON.stringify(inboxes);
  let tried = 0;
  try {
    await database.query(FORGET);
    for (;;) {
      await database.queryInTurn('notices', MAKE, [randomUUID(), list]);
      await database.queryInTurn('notices', TRY, [randomUUID(), inboxes[0] ?? '']);
      const unsent = await database.query<Notice>(
        'select id, inbox from notices where sent_at is null and lost_at is null order by created_at, id',
      );
      if (unsent.length === 0) return tried;
      for (const notice of unsent) {
        if (elapsedMs() - start >= ALL_TIMEOUT_MS) return tried;
        tried += 1;
        if (!(await send(notice, using))) return tried;
      }
    }
  } catch (error) {
    log(`notice not mailed ${describeFailure(error)}`);
  }
  return tried;
};

/**
 * Says that no lead can be stored. Nothing can remember that it was said, so the hour is the key: the provider sends one
 * mail for it to each inbox, whoever asks.
 *
 * @param inboxes those that live; all of them when the database does not say which
 */
export const tellNotWritable = async (
  inboxes: readonly string[],
  using: Pick<Dependencies, 'clock' | 'environment' | 'log' | 'mail'>,
): Promise<void> => {
  const { clock, environment, log, mail } = using;
  const hour = new Date(Math.floor(clock().getTime() / HOUR_MS) * HOUR_MS);
  for (const inbox of inboxes) {
    // A key has at most 256 characters.
    const key = `notice/not-writable/${hour.toISOString()}/${inbox.slice(0, 200)}`;
    const outcome = await mail.send(renderNotWritable(hour, inbox, environment), key, SEND_TIMEOUT_MS);
    if (outcome.kind !== 'accepted') log(`notice not mailed not-writable ${outcome.error}`);
  }
};
