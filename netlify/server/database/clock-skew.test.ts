import { afterEach, expect, it, vi } from 'vitest';
import { clockSkewMs } from './clock-skew.ts';
import type { Database } from './database.ts';

afterEach(() => vi.useRealTimers());

/** A database whose clock is this much ahead of ours, which is asked for so long, and whose answer takes that long. */
const databaseAhead = (aheadMs: number, askedMs = 0, tookMs = 0): Database => ({
  query: async <Row>() => {
    vi.setSystemTime(Date.now() + askedMs);
    const now = new Date(Date.now() + aheadMs);
    vi.setSystemTime(Date.now() + tookMs);
    return [{ now }] as Row[];
  },
  queryInTurn: async () => [],
  queryAfter: async () => [],
});

const measured = async (database: Database): Promise<number> => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return await clockSkewMs(database);
};

it.each([90_000, -90_000, 3_600_000, -2_000])('measures a difference of %d ms', async (difference) => {
  expect(await measured(databaseAhead(difference, 10, 10))).toBe(difference);
});

it.each([0, 400, -400])('takes %d ms for no difference', async (difference) => {
  expect(await measured(databaseAhead(difference))).toBe(0);
});

it.each([
  ['a database that wakes', 4_000, 0],
  ['an answer that is slow', 0, 4_000],
])('takes %s for no difference', async (_, askedMs, tookMs) => {
  expect(await measured(databaseAhead(0, askedMs, tookMs))).toBe(0);
});
