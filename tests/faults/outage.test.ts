import { describe, expect, it } from 'vitest';
import { GIVE_UP_AFTER_MS } from '../../netlify/server/leads/attempt.ts';
import { deliverAfterAnswer, deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { accepted, blocked, broken, DAY, HOUR, idOf, MINUTE, START, simulate, store } from './simulation.ts';

const outside = await sharedOutsideServices();

const OUTAGE = 48 * HOUR;
/** More runs of the schedule would fail in the same way. */
const RUN_EVERY = 20 * MINUTE;
/** A lead arrives every 40 minutes and is tried at once after its answer. */
const RUNS_BETWEEN_LEADS = 2;
const LEADS = OUTAGE / (RUNS_BETWEEN_LEADS * RUN_EVERY);

describe('a provider that is down for 48 hours', () => {
  it('gets every lead afterwards, once, in order of arrival, two a second', {
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

  it('releases all leads with its first success, even those with a late next attempt', async () => {
    let down = true;
    const { using, now, pass } = simulate(outside, () => (down ? broken : accepted), START);
    const waiting = [1, 2, 3, 4];
    for (const number of waiting) await store(outside, number, 0);
    for (let run = 0; run < 30; run += 1) {
      await deliverDueLeads(using);
      pass(MINUTE);
    }
    const later = (await outside.leads()).filter((lead) => lead.next_attempt_at.getTime() > now() + MINUTE);
    expect(later.length).toBeGreaterThan(1);
    down = false;
    expect(await deliverDueLeads(using)).toEqual({ sent: waiting.length, retried: 0, failed: 0 });
  });
});

describe('an account that is blocked for a long time', () => {
  it('fails no lead, even after 15,000 attempts', async () => {
    await store(outside, 1);
    await outside.real.database.query('update leads set attempts = 15000');
    const late = simulate(outside, () => blocked, START + 2 * GIVE_UP_AFTER_MS);
    expect(await deliverDueLeads(late.using)).toEqual({ sent: 0, retried: 1, failed: 0 });
  });

  it('leaves each lead its whole week after the block ends, even those not tried in the meantime', async () => {
    const leads = [1, 2, 3];
    for (const number of leads) await store(outside, number);
    const { using, pass } = simulate(
      outside,
      (count) => (count <= leads.length - 1 ? blocked : broken),
      START + 9 * DAY,
    );
    await deliverDueLeads(using);
    while ((await outside.leads()).some(({ last_error }) => last_error !== broken.error)) {
      pass(HOUR);
      expect(await deliverDueLeads(using)).toMatchObject({ failed: 0 });
    }
    pass(GIVE_UP_AFTER_MS);
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 0 });
    expect(await outside.leads()).toMatchObject(leads.map(() => ({ state: 'failed' })));
  });
});
