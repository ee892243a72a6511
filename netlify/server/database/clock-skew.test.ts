import { expect, it } from 'vitest';
import { clockSkewMs } from './clock-skew.ts';
import type { Database } from './database.ts';

/** A database whose clock is this much ahead of ours, and whose answer takes that long. */
const databaseAhead = (aheadMs: number, tookMs = 0): Database => ({
  query: async <Row>() => {
    const now = new Date(Date.now() + aheadMs);
    await new Promise((resolve) => setTimeout(resolve, tookMs));
    return [{ now }] as Row[];
  },
  queryInTurn: async () => [],
  queryAfter: async () => [],
});

it.each([90_000, -90_000, 3_600_000, -2_000])('measures a difference of %d ms', async (difference) => {
  const skew = await clockSkewMs(databaseAhead(difference, 20));
  // A slow machine may take the answer later.
  expect(Math.abs(skew - difference)).toBeLessThan(1_000);
});

it.each([0, 400, -400])('takes %d ms for no difference', async (difference) => {
  expect(await clockSkewMs(databaseAhead(difference))).toBe(0);
});
