import { expect, it } from 'vitest';
import { deliverAfterAnswer, deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { accepted, broken, HOUR, idOf, MINUTE, START, simulate, store } from './simulation.ts';

const outside = await sharedOutsideServices();

const OUTAGE = 48 * HOUR;
/** More runs of the schedule would fail in the same way. */
const RUN_EVERY = 20 * MINUTE;
/** A lead arrives every 40 minutes and is tried at once after its answer. */
const RUNS_BETWEEN_LEADS = 2;
const LEADS = OUTAGE / (RUNS_BETWEEN_LEADS * RUN_EVERY);

it('gets every lead after 48 hours without a provider, once, in order of arrival, two a second', {
  timeout: 300_000,
}, async () => {
  let down = true;
  const simulation = simulate(outside, () => (down ? broken : accepted), START);
  const { using, sent, now, pass } = simulation;
  const runAndPass = async (milliseconds: number) => {
    await deliverDueLeads(using);
    pass(milliseconds - ((now() - START) % milliseconds));
  };
  for (let number = 1; number <= LEADS; number += 1) {
    await store(outside, number, now() - START);
    await deliverAfterAnswer(using);
    for (let count = 0; count < RUNS_BETWEEN_LEADS; count += 1) await runAndPass(RUN_EVERY);
  }
  expect(now() - START).toBeGreaterThanOrEqual(OUTAGE);
  expect((await outside.leads()).every(({ state }) => state === 'pending')).toBe(true);
  const triesWhileDown = sent.length;
  // At most two probes for each run and three for each answer, instead of one for each waiting lead.
  expect(triesWhileDown).toBeLessThanOrEqual(2 * (OUTAGE / RUN_EVERY) + 3 * LEADS);

  down = false;
  const back = now();
  // New leads wait behind those that are already waiting.
  for (let number = LEADS + 1; number <= LEADS + 5; number += 1) {
    await store(outside, number, now() - START);
    await deliverAfterAnswer(using);
  }
  while ((await outside.leads()).some(({ state }) => state === 'pending') && now() - back < HOUR)
    await runAndPass(MINUTE);
  const delivered = sent.slice(triesWhileDown);
  expect(delivered.map(({ id }) => id)).toEqual(
    Array.from({ length: LEADS + 5 }, (_, index) => idOf(index + 1)),
  );
  for (const [index, { at }] of delivered.entries()) {
    if (index > 0) expect(at - (delivered[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(500);
  }
  // The new leads' answers send the first half minute of the backlog; after that each run sends 41 a minute.
  expect((delivered.at(-1)?.at ?? 0) - back).toBeLessThan(6 * MINUTE);
});
