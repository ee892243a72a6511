import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ConcernKind } from '../notices/notice.ts';
import { concernsOf } from './concerns.ts';
import { type Overview, readOverview } from './overview.ts';

const PROBE_TIMEOUT_MS = 5_000;

interface Reach {
  readonly ok: boolean;
  /** Duration in milliseconds. */
  readonly ms: number;
  /** Only a short name of the reason, without details. */
  readonly error?: string;
}

type Reason = ConcernKind | 'database_unreachable' | 'database_not_writable' | 'mail';

/** The counts are null when the database does not answer. */
export interface Health {
  /** Whether leads are accepted and mailed, and nothing waits for a person. */
  readonly ok: boolean;
  /** Why not; empty = ok. */
  readonly reasons: readonly Reason[];
  readonly database: Reach & { readonly writable: boolean };
  readonly mail: Reach;
  /** Leads that wait for their mail; `oldestSeconds` is 0 if there is none. */
  readonly waiting: { readonly count: number | null; readonly oldestSeconds: number | null };
  /** What needs a person, see {@link ConcernKind}. */
  readonly failed: number | null;
  readonly held: number | null;
  readonly bounced: number | null;
  readonly blocked: number | null;
  readonly erasures: number | null;
  /** Curricula or parts refused in this hour and the last one, by reason (docs/cv-uploads.md). No reason to alarm. */
  readonly refusedUploads: Readonly<Record<string, number>> | null;
}

const timed = async <T>(using: Dependencies, ask: () => Promise<T>): Promise<[T, number]> => {
  const start = using.clock().getTime();
  const answer = await ask();
  return [answer, using.clock().getTime() - start];
};

interface Asked {
  readonly database: Health['database'];
  readonly overview: Overview | undefined;
}

const askDatabase = async (using: Dependencies): Promise<Asked> => {
  const ask = async () => {
    try {
      return { overview: await readOverview(using.database, using.clock()) };
    } catch (error) {
      return { error: describeFailure(error) };
    }
  };
  const [{ overview, error }, ms] = await timed(using, ask);
  if (overview === undefined) return { database: { ok: false, writable: false, ms, error }, overview };
  const { notWritable } = overview;
  const why = notWritable === null ? {} : { error: `sql_${notWritable}` };
  return { database: { ok: true, writable: notWritable === null, ms, ...why }, overview };
};

const askMail = async (using: Dependencies): Promise<Reach> => {
  const [error, ms] = await timed(using, () => using.mail.probe(PROBE_TIMEOUT_MS));
  return error === null ? { ok: true, ms } : { ok: false, ms, error };
};

const ageOf = (since: Date | null, now: Date): number =>
  since === null ? 0 : Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000));

/**
 * Checks whether a lead can be stored and mailed, and whether something waits for a person. The database stores a row
 * and takes it back. The provider gets a mail that it must refuse, which tests the key without sending anything. Problems
 * with sender, inbox or quota show in the leads that they block.
 */
export const readHealth = async (using: Dependencies): Promise<Health> => {
  const [{ database, overview }, probed] = await Promise.all([askDatabase(using), askMail(using)]);
  const now = using.clock();
  const blockedFor = overview?.blockedFor ?? null;
  const mail = probed.ok && blockedFor !== null ? { ...probed, ok: false, error: blockedFor } : probed;
  const concerns = overview === undefined ? [] : concernsOf(overview, now);
  const reasons: Reason[] = [
    ...(database.ok ? [] : (['database_unreachable'] as const)),
    ...(database.ok && !database.writable ? (['database_not_writable'] as const) : []),
    ...(mail.ok ? [] : (['mail'] as const)),
    ...concerns.map(({ kind }) => kind),
  ];
  return {
    ok: reasons.length === 0,
    reasons,
    database,
    mail,
    waiting: {
      count: overview?.waiting ?? null,
      oldestSeconds: overview === undefined ? null : ageOf(overview.waitingSince, now),
    },
    failed: overview?.failed ?? null,
    held: overview?.held ?? null,
    bounced: overview?.bounced ?? null,
    blocked: overview?.blocked ?? null,
    erasures: overview?.erasures ?? null,
    refusedUploads: overview?.refusedUploads ?? null,
  };
};
