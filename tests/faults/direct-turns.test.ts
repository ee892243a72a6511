import { expect, it } from 'vitest';
import { DirectTurns } from '../../netlify/server/leads/direct-turns.ts';
import { SECOND } from './simulation.ts';

/** Time that goes on by itself, step by step, while others wait for it. */
const simulatedTime = () => {
  let now = 0;
  const timers: { at: number; resolve: () => void }[] = [];
  const using = {
    elapsedMs: () => now,
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => void timers.push({ at: now + milliseconds, resolve })),
  };
  const goOnUntil = async (end: number): Promise<void> => {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const [next] = timers.toSorted((one, other) => one.at - other.at);
      if (next === undefined || next.at > end) break;
      timers.splice(timers.indexOf(next), 1);
      now = next.at;
      next.resolve();
    }
    now = end;
  };
  return { using, goOnUntil };
};

it('serves ten customers of ten networks while eight addresses send eight leads a second', async () => {
  const { using, goOnUntil } = simulatedTime();
  const turns = new DirectTurns();
  const customers: Promise<boolean>[] = [];
  const times: number[] = [];
  let loud = 0;
  for (let second = 0; second < 60; second += 1) {
    await goOnUntil(second * SECOND);
    for (let address = 0; address < 8; address += 1)
      void turns.take(`loud ${address}`, 7 * SECOND, using).then((may) => {
        if (may) times.push(using.elapsedMs());
        loud += may ? 1 : 0;
      });
    if (second % 6 === 5) {
      const turn = turns.take(`customer ${second}`, 7 * SECOND, using);
      customers.push(turn);
      void turn.then(() => times.push(using.elapsedMs()));
    }
  }
  await goOnUntil(80 * SECOND);
  expect(await Promise.all(customers)).toEqual(Array.from({ length: 10 }, () => true));
  expect(loud).toBeGreaterThan(80);
  for (const [index, at] of times.entries())
    if (index > 0) expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(500);
});

it('serves ten customers who come in the same moment as eight addresses with eight leads each', async () => {
  const { using, goOnUntil } = simulatedTime();
  const turns = new DirectTurns();
  for (let lead = 0; lead < 64; lead += 1) void turns.take(`loud ${lead % 8}`, 7 * SECOND, using);
  const customers = Array.from({ length: 10 }, (_, each) =>
    turns.take(`customer ${each}`, 7 * SECOND, using),
  );
  await goOnUntil(10 * SECOND);
  expect(await Promise.all(customers)).toEqual(customers.map(() => true));
});

it('refuses a network at once that has three mails waiting, and nobody else', async () => {
  const { using, goOnUntil } = simulatedTime();
  const turns = new DirectTurns();
  const posts = Array.from({ length: 6 }, () => turns.take('one', 7 * SECOND, using));
  const other = turns.take('other', 7 * SECOND, using);
  await goOnUntil(10 * SECOND);
  expect(await Promise.all(posts)).toEqual([true, true, true, true, false, false]);
  expect(await other).toBe(true);
});
