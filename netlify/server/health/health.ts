import { describeFailure, QUOTA_EXCEEDED } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { EnvironmentError } from '../environment.ts';
import type { FunctionFacts } from '../function-facts.ts';
import { takeSlot } from '../leads/states/provider-slots.ts';
import { livingOf, noticeInboxes } from '../notices/inboxes.ts';
import { KIND_NAMES, KINDS, type KindName } from '../notices/kinds.ts';
import { staleSince } from '../rebuild/rebuild-due.ts';
import { type Overview, readOverview } from './overview.ts';

/** Longer than the provider takes to refuse a mail, within what a monitor waits. */
const PROBE_TIMEOUT_MS = 5_000;

interface Reach {
  readonly ok: boolean;
  /** Duration in milliseconds. */
  readonly ms: number;
  /** Only a short name of the reason, without details. */
  readonly error?: string;
}

type Reason =
  | KindName
  | 'database_unreachable'
  | 'database_quota_exceeded'
  | 'database_of_another_context'
  | 'database_not_writable'
  | 'mail'
  | 'no_inbox'
  | 'no_webhook_secret'
  | 'old_deploy';

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
  /** Those of them that the provider does not take. */
  readonly blocked: number | null;
  /** What needs a person (notices/kinds.ts). */
  readonly failed: number | null;
  readonly held: number | null;
  readonly bounced: number | null;
  readonly erasures: number | null;
  /** Inboxes that may be told: how many live, and of how many mails come back. */
  readonly inboxes: { readonly living: number; readonly bounced: number } | null;
  /** Curricula or parts refused in this hour and the last one, by reason (docs/cv-uploads.md). No reason to alarm. */
  readonly refusedUploads: Readonly<Record<string, number>> | null;
}

type Using = Pick<Dependencies, 'clock' | 'database' | 'elapsedMs' | 'environment' | 'mail' | 'pause'>;
export type Built = Pick<FunctionFacts, 'built' | 'changes'>;

const timed = async <T>(using: Using, ask: () => Promise<T>): Promise<[T, number]> => {
  const start = using.elapsedMs();
  const answer = await ask();
  return [answer, Math.round(using.elapsedMs() - start)];
};

interface Asked {
  readonly database: Health['database'];
  readonly overview: Overview | undefined;
  /** Why it gives no answer, or takes no lead. */
  readonly reasons: readonly Reason[];
}

const whyUnusable = (error: unknown): Reason => {
  if (error instanceof EnvironmentError) return 'database_of_another_context';
  return describeFailure(error) === QUOTA_EXCEEDED ? QUOTA_EXCEEDED : 'database_unreachable';
};

const askDatabase = async (using: Using): Promise<Asked> => {
  const ask = async () => {
    try {
      return { overview: await readOverview(using.database, using.environment) };
    } catch (error) {
      return { error };
    }
  };
  const [{ overview, error }, ms] = await timed(using, ask);
  if (overview === undefined) {
    const database = { ok: false, writable: false, ms, error: describeFailure(error) };
    return { database, overview, reasons: [whyUnusable(error)] };
  }
  const { notWritable } = overview;
  if (notWritable === null) return { database: { ok: true, writable: true, ms }, overview, reasons: [] };
  const database = { ok: true, writable: false, ms, error: `sql_${notWritable}` };
  return { database, overview, reasons: ['database_not_writable'] };
};

/** The question counts as a mail, so that it takes its turn among them. Without the database nobody has a turn. */
const askMail = async (hasDatabase: boolean, using: Using): Promise<Reach> => {
  const wait = hasDatabase ? await takeSlot(using.database).catch(() => 0) : 0;
  if (wait === undefined) return { ok: false, ms: 0, error: 'paused' };
  await using.pause(wait);
  const [error, ms] = await timed(using, () => using.mail.probe(PROBE_TIMEOUT_MS));
  return error === null ? { ok: true, ms } : { ok: false, ms, error };
};

/** What the operator must set right, and no request shows. */
const ofDeploy = ({ environment, clock }: Using, facts: Built | undefined): readonly Reason[] => [
  ...(environment.context === 'production' && environment.resendWebhookSecret === undefined
    ? (['no_webhook_secret'] as const)
    : []),
  ...(facts !== undefined && staleSince(facts, clock()) !== undefined ? (['old_deploy'] as const) : []),
];

/**
 * Checks whether a lead can be stored and mailed, and whether something waits for a person. The database stores a row
 * and takes it back. The provider gets a mail that it must refuse, which tests the key without sending anything. Problems
 * with sender, inbox or quota show in the leads that they block.
 *
 * @param facts of this deploy's build; undefined = it was not built
 */
export const readHealth = async (using: Using, facts?: Built): Promise<Health> => {
  const { database, overview, reasons: ofDatabase } = await askDatabase(using);
  const probed = await askMail(database.ok, using);
  const blockedFor = overview?.blockedFor ?? null;
  const mail = probed.ok && blockedFor !== null ? { ...probed, ok: false, error: blockedFor } : probed;
  const inboxes = noticeInboxes(using.environment);
  const living = livingOf(inboxes, overview?.deadInboxes ?? []).length;
  const count = (kind: KindName): number | null => (overview ? (overview.things[kind] ?? 0) : null);
  const reasons: Reason[] = [
    ...ofDatabase,
    ...(mail.ok ? [] : (['mail'] as const)),
    ...(living === 0 ? (['no_inbox'] as const) : []),
    ...KIND_NAMES.filter((kind) => KINDS[kind].isUnhealthy && (count(kind) ?? 0) > 0),
    ...ofDeploy(using, facts),
  ];
  return {
    ok: reasons.length === 0,
    reasons,
    database,
    mail,
    waiting: { count: overview?.waiting ?? null, oldestSeconds: overview?.oldestSeconds ?? null },
    blocked: overview?.blocked ?? null,
    failed: count('failed'),
    held: count('held'),
    bounced: count('bounced'),
    erasures: count('erasures'),
    inboxes: overview ? { living, bounced: inboxes.length - living } : null,
    refusedUploads: overview?.refusedUploads ?? null,
  };
};
