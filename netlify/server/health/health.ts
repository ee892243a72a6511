import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';

/** When a lead waits longer than this, delivery does not work or the lead needs somebody's attention. */
const LONGEST_WAIT_SECONDS = 60 * 60;
const PROBE_TIMEOUT_MS = 5_000;

interface Reach {
  readonly ok: boolean;
  /** Duration in milliseconds. */
  readonly ms: number;
  /** Only a short name of the reason, without details. */
  readonly error?: string;
}

export interface Health {
  /** Whether leads are accepted and mailed. */
  readonly ok: boolean;
  readonly database: Reach;
  readonly mail: Reach;
  /** Age of the oldest lead that waits for its mail; null = none waits, or the database does not answer. */
  readonly oldestPendingSeconds: number | null;
}

const timed = async <T>(using: Dependencies, ask: () => Promise<T>): Promise<[T, number]> => {
  const start = using.clock().getTime();
  const answer = await ask();
  return [answer, using.clock().getTime() - start];
};

interface Waiting {
  /** When the oldest waiting lead started to wait. */
  readonly since: Date | null;
  /** Why the provider refuses mails: the sender, the inbox or the account. Null = no lead is blocked. */
  readonly blockedFor: string | null;
}

/** Each value is the first entry of an index (migrations 0006 and 0007), so the query stays fast with many leads. */
const WAITING = `select
  (select min(pending_since) from leads where state = 'pending') as since,
  (select min(last_error) from leads where blocked) as "blockedFor"`;

type DatabaseHealth = Pick<Health, 'database' | 'oldestPendingSeconds'> & Pick<Waiting, 'blockedFor'>;

const askDatabase = async (using: Dependencies): Promise<DatabaseHealth> => {
  const waiting = async () => {
    try {
      const [row] = await using.database.query<Waiting>(WAITING);
      return { row };
    } catch (error) {
      return { error: describeFailure(error) };
    }
  };
  const [{ row, error }, ms] = await timed(using, waiting);
  if (error !== undefined)
    return { database: { ok: false, ms, error }, oldestPendingSeconds: null, blockedFor: null };
  const since = row?.since ?? null;
  const age = since && Math.max(0, Math.round((using.clock().getTime() - since.getTime()) / 1000));
  return { database: { ok: true, ms }, oldestPendingSeconds: age, blockedFor: row?.blockedFor ?? null };
};

const askMail = async (using: Dependencies): Promise<Reach> => {
  const [error, ms] = await timed(using, () => using.mail.probe(PROBE_TIMEOUT_MS));
  return error === null ? { ok: true, ms } : { ok: false, ms, error };
};

/**
 * Checks whether the database and the mail provider work. The provider gets a mail that it must refuse, which tests the
 * key without sending anything. Problems with sender, inbox or quota show in the leads that they block.
 */
export const readHealth = async (using: Dependencies): Promise<Health> => {
  const [{ blockedFor, database, oldestPendingSeconds }, probed] = await Promise.all([
    askDatabase(using),
    askMail(using),
  ]);
  const mail = probed.ok && blockedFor !== null ? { ...probed, ok: false, error: blockedFor } : probed;
  const delivers = (oldestPendingSeconds ?? 0) <= LONGEST_WAIT_SECONDS;
  return { ok: database.ok && mail.ok && delivers, database, mail, oldestPendingSeconds };
};
