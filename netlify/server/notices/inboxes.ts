import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';
import { type Environment, isSameInbox } from '../environment.ts';

type Inboxes = Pick<Environment, 'alarmsTo' | 'leadsTo' | 'leadsFallbackTo' | 'careersTo'>;

/** @returns the inboxes that may be told, each once, the first choice first */
export const noticeInboxes = ({ alarmsTo, leadsTo, leadsFallbackTo, careersTo }: Inboxes): string[] =>
  [alarmsTo, leadsTo, leadsFallbackTo, careersTo]
    .filter((inbox) => inbox !== undefined)
    .filter((inbox, place, all) => all.findIndex((other) => isSameInbox(inbox, other)) === place);

/**
 * SQL over `inboxes`: a mail to it came to nothing, and none has been delivered since. An inbox without a row lives: no
 * mail was reported.
 */
export const IS_DEAD = 'bounced_at is not null and (delivered_at > bounced_at) is not true';

/** @returns those of the inboxes that live; `dead` are addresses in lower case */
export const livingOf = (inboxes: readonly string[], dead: readonly string[]): string[] =>
  inboxes.filter((inbox) => !dead.includes(inbox.toLowerCase()));

/** Notes that the provider takes no mail for an inbox, which it says at once and reports nothing later. */
export const noteRefusedInbox = async (database: Database, inbox: string): Promise<void> => {
  await database.query(
    `insert into inboxes (address, bounced_at, bounce) values (lower($1), ${NOW}, 'suppressed')
     on conflict (address) do update set bounced_at = excluded.bounced_at, bounce = excluded.bounce`,
    [inbox],
  );
};
