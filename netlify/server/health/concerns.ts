import type { Concern, ConcernKind } from '../notices/notice.ts';
import type { Overview } from './overview.ts';

/** When a lead waits longer than this, four runs of the schedule have not mailed it. */
const LONGEST_WAIT_MS = 60 * 60_000;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** @returns what needs a person, the most urgent first; empty = nothing */
export const concernsOf = (overview: Overview, now: Date): Concern[] => {
  const blockedSince = iso(overview.blockedSince);
  const erasuresSince = iso(overview.erasuresSince);
  const waitingSince = iso(overview.waitingSince);
  const isLate = waitingSince !== null && now.getTime() - Date.parse(waitingSince) > LONGEST_WAIT_MS;
  const all: readonly Concern[] = [
    {
      kind: 'blocked',
      count: overview.blocked,
      since: blockedSince,
      latest: blockedSince,
      why: overview.blockedFor ?? '',
    },
    {
      kind: 'failed',
      count: overview.failed,
      since: iso(overview.failedSince),
      latest: iso(overview.failedLatest),
      ids: overview.failedIds,
    },
    { kind: 'bounced', count: overview.bounced, since: null, latest: null },
    // A notice of its own lists each of them, so that one more of them is nothing new.
    { kind: 'held', count: overview.held, since: iso(overview.heldSince), latest: null },
    { kind: 'waiting', count: isLate ? overview.waiting : 0, since: waitingSince, latest: waitingSince },
    { kind: 'erasures', count: overview.erasures, since: erasuresSince, latest: erasuresSince },
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
