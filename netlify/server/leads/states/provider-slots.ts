import type { Database } from '../../database/database.ts';
import { NOW, seconds } from '../../database/time.ts';

/** Two mails a second for all processes together: the least that Resend's documents have named as a team's limit. */
export const MAIL_INTERVAL_SECONDS = 0.5;
/**
 * How far ahead a slot may be taken: four processes then wait for their turns at once, enough to use each. If they die, no
 * turn of theirs is waited for longer.
 */
export const SLOTS_AHEAD_SECONDS = 2;

/** SQL over `mail_provider`: when the next mail may leave. */
export const NEXT_SLOT = `greatest(next_slot_at, ${NOW})`;
/** SQL over `mail_provider`: the provider has not asked to be left alone. */
export const IS_OPEN = `(closed_until > ${NOW}) is not true`;

/**
 * Takes the next turn at the provider for a mail that is no lead's, or another request.
 *
 * @returns milliseconds until it; undefined = the provider asked to wait, or leads have taken the next turns
 * @throws {NeonDbError} the database does not answer
 */
export const takeSlot = async (database: Database): Promise<number | undefined> => {
  const [slot] = await database.query<{ wait: number }>(
    `update mail_provider set next_slot_at = ${NEXT_SLOT} + ${seconds(MAIL_INTERVAL_SECONDS)}
     where ${IS_OPEN} and ${NEXT_SLOT} <= ${NOW} + ${seconds(SLOTS_AHEAD_SECONDS)}
     returning (extract(epoch from next_slot_at - ${seconds(MAIL_INTERVAL_SECONDS)} - ${NOW}) * 1000)::float8 as wait`,
  );
  return slot && Math.max(0, slot.wait);
};
