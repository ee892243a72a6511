import type { Concern, ConcernKind } from '../notices/notice.ts';
import type { Overview } from './overview.ts';

/** When a lead waits longer than this, four runs of the schedule have not mailed it. */
const LONGEST_WAIT_MS = 60 * 60_000;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** @returns what needs a person, the most urgent first; empty = nothing */
export const concernsOf = (overview: Overview, now: Date): Concern[] => {
  const { failed, held, bounced, blocked, waiting, erasures } = overview;
  const isLate = waiting.since !== null && now.getTime() - waiting.since.getTime() > LONGEST_WAIT_MS;
  const all: readonly Concern[] = [
    {
      kind: 'blocked',
      count: blocked.count,
      since: iso(blocked.since),
      latest: iso(blocked.since),
      why: blocked.why ?? '',
    },
    {
      kind: 'failed',
      count: failed.count,
      since: iso(failed.since),
      latest: iso(failed.latest),
      ids: failed.ids,
    },
    { kind: 'bounced', count: bounced, since: null, latest: null },
    // A notice of its own lists each of them, so that one more of them is nothing new.
    { kind: 'held', count: held.count, since: iso(held.since), latest: null },
    {
      kind: 'waiting',
      count: isLate ? waiting.count : 0,
      since: iso(waiting.since),
      latest: iso(waiting.since),
    },
    { kind: 'erasures', count: erasures.count, since: iso(erasures.since), latest: iso(erasures.since) },
  ];
  return all.filter(({ count }) => count > 0);
};

/** Kinds of which more is nothing new: more leads wait or are held as long as the cause lasts. */
const GROWING: readonly ConcernKind[] = ['held', 'waiting', 'blocked'];

/**
 * @param concerns of now
 * @param told those that the last alarm named
 * @returns whether there is something that the last alarm did not name
 */
export const hasNews = (concerns: readonly Concern[], told: readonly Concern[]): boolean =>
  concerns.some(({ kind, count, latest }) => {
    const before = told.find((each) => each.kind === kind);
    if (before === undefined) return true;
    if (!GROWING.includes(kind) && count > before.count) return true;
    return latest !== null && (before.latest === null || latest > before.latest);
  });
