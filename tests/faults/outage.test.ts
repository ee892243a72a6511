import { describe, expect, it } from 'vitest';
import { GIVE_UP_AFTER_MS } from '../../netlify/server/leads/attempt.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { accepted, blocked, broken, DAY, HOUR, MINUTE, START, simulate, store } from './simulation.ts';

const outside = await sharedOutsideServices();

describe('a provider that is down', () => {
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
  it('fails no lead, even after weeks of tries', async () => {
    await store(outside, 1);
    await outside.real.database.query("update leads set pause = interval '30 minutes'");
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
