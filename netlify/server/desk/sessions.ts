import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { NOW } from '../database/time.ts';

/** Links that are mailed in an hour and in a day, for the site: strangers may press the button, too. */
const LINKS = { hour: 3, day: 10 } as const;
const LINK_LIFE = "interval '15 minutes'";
export const SESSION_HOURS = 8;

/** @returns 256 random bits, 43 signs that are safe in an address and a cookie */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database knows of a secret: who reads the database cannot enter with it. */
const keyOf = (secret: string): string => hash('sha256', secret);

/**
 * Stores a link that may be mailed now.
 *
 * @returns false when the site has mailed as many as it may
 * @throws {NeonDbError} the database does not answer
 */
export const addLink = async (database: Database, token: string): Promise<boolean> => {
  const mailed = (age: string) =>
    `(select count(*) from desk_links where created_at > ${NOW} - interval '1 ${age}' and token <> $1)`;
  const added = await database.queryInTurn(
    'desk links',
    `insert into desk_links (token, created_at, expires_at)
     select $1, ${NOW}, ${NOW} + ${LINK_LIFE}
     where ${mailed('hour')} < ${LINKS.hour} and ${mailed('day')} < ${LINKS.day}
     on conflict (token) do update set token = excluded.token
     returning token`,
    [keyOf(token)],
  );
  return added.length > 0;
};

/**
 * Spends a link and begins a session. A link opens one session, whoever comes first.
 *
 * @param token as the link has it
 * @param secret of the session, new
 * @returns false when the link is spent, expired or none of ours
 */
export const enter = async (database: Database, token: string, secret: string): Promise<boolean> => {
  const entered = await database.query(
    `with spent as (
       update desk_links set spent_at = ${NOW}
       where token = $1 and spent_at is null and expires_at > ${NOW} returning token
     )
     insert into desk_sessions (key, created_at, expires_at)
     select $2, ${NOW}, ${NOW} + interval '${SESSION_HOURS} hours' from spent returning key`,
    [keyOf(token), keyOf(secret)],
  );
  return entered.length > 0;
};

/** @param secret from the cookie; undefined = there is none @returns whether it is a session that has not ended */
export const isEntered = async (database: Database, secret: string | undefined): Promise<boolean> =>
  secret !== undefined &&
  (await database.query(`select from desk_sessions where key = $1 and expires_at > ${NOW}`, [keyOf(secret)]))
    .length > 0;

/** Ends a session. */
export const leave = async (database: Database, secret: string): Promise<void> => {
  await database.query('delete from desk_sessions where key = $1', [keyOf(secret)]);
};

/** Ends every session and every link that somebody may still have. */
export const leaveEverywhere = async (database: Database): Promise<void> => {
  await database.query(
    `with links as (update desk_links set spent_at = ${NOW} where spent_at is null)
     delete from desk_sessions`,
  );
};
