import type { Dependencies } from '../dependencies.ts';
import { describeFailure } from '../failure.ts';

/** A lead that waits longer than this means that nothing delivers, whatever the reason, or that it needs a human. */
const LONGEST_WAIT_SECONDS = 60 * 60;
const PROBE_TIMEOUT_MS = 5_000;

interface Reach {
  readonly ok: boolean;
  /** Milliseconds that it took. */
  readonly ms: number;
  /** A name of the reason, never more. */
  readonly error?: string;
}

export interface Health {
  /** Whether leads are accepted and mailed. */
  readonly ok: boolean;
  readonly database: Reach;
  readonly mail: Reach;
  /** Age of the oldest lead that waits for its mail; null = none waits, or the database does not say. */
  readonly oldestPendingSeconds: number | null;
}

const timed = async <T>(using: Dependencies, ask: () => Promise<T>): Promise<[T, number]> => {
  const start = using.clock().getTime();
  const answer = await ask();
  return [answer, using.clock().getTime() - start];
};

type DatabaseHealth = Pick<Health, 'database' | 'oldestPendingSeconds'>;

const askDatabase = async (using: Dependencies): Promise<DatabaseHealth> => {
  const oldest = async () => {
    try {
      const [row] = await using.database.query<{ since: Date | null }>(
        "select min(pending_since) as since from leads where state = 'pending'",
      );
      return { since: row?.since ?? null };
    } catch (error) {
      return { error: describeFailure(error) };
    }
  };
  const [answer, ms] = await timed(using, oldest);
  if (answer.error !== undefined)
    return { database: { ok: false, ms, error: answer.error }, oldestPendingSeconds: null };
  const { since } = answer;
  const age = since && Math.max(0, Math.round((using.clock().getTime() - since.getTime()) / 1000));
  return { database: { ok: true, ms }, oldestPendingSeconds: age };
};

const askMail = async (using: Dependencies): Promise<Reach> => {
  const [error, ms] = await timed(using, () => using.mail.probe(PROBE_TIMEOUT_MS));
  return error === null ? { ok: true, ms } : { ok: false, ms, error };
};

/**
 * Asks both far ends whether they would take a lead now. The provider is asked for a mail that it refuses: its key
 * is checked too, and nothing is sent.
 */
export const readHealth = async (using: Dependencies): Promise<Health> => {
  const [{ database, oldestPendingSeconds }, mail] = await Promise.all([askDatabase(using), askMail(using)]);
  const delivers = (oldestPendingSeconds ?? 0) <= LONGEST_WAIT_SECONDS;
  return { ok: database.ok && mail.ok && delivers, database, mail, oldestPendingSeconds };
};
