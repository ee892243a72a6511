import { describe, expect, it } from 'vitest';
import { BEING_SENT } from '../../netlify/server/email/send-outcome.ts';
import { deliverAfterAnswer, deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { markFailed, markForRetry, markSent } from '../../netlify/server/leads/states/end-attempt.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { accepted, idOf, MINUTE, SECOND, type Simulation, simulate, store } from './simulation.ts';

const outside = await sharedOutsideServices();

const claim = ({ using }: Simulation) => claimLead(using.database, { tried: [], withinMs: MINUTE });

describe('a lead with which a process died', () => {
  it('does not hold up other such leads, and its row names what happened', async () => {
    for (const number of [1, 2]) await store(outside, number);
    const simulation = simulate(outside, () => accepted);
    const { using, sent, pass } = simulation;
    const claimed: (string | undefined)[] = [];
    // Each process that takes one of them dies.
    for (let death = 0; death < 6; death += 1) {
      claimed.push((await claim(simulation))?.id);
      pass(MINUTE);
    }
    expect(claimed).toEqual([1, 2, 1, 2, 1, 2].map(idOf));
    expect(await outside.leads()).toMatchObject([
      { attempts: 3, last_error: 'process_died' },
      { attempts: 3, last_error: 'process_died' },
    ]);
    await deliverDueLeads(using);
    expect(sent).toHaveLength(2);
    expect(await outside.leads()).toMatchObject([
      { state: 'sent', attempts: 0, last_error: null },
      { state: 'sent', attempts: 0, last_error: null },
    ]);
  });
});

describe('a claim', () => {
  it('belongs to one process only', async () => {
    await store(outside, 1);
    const { using, sent } = simulate(outside, () => accepted);
    await Promise.all(Array.from({ length: 20 }, () => deliverAfterAnswer(using)));
    expect(sent).toHaveLength(1);
  });

  it('ends a minute after its process died; the lead is then sent after all others', async () => {
    await store(outside, 1);
    const simulation = simulate(outside, () => accepted);
    const { using, sent, pass } = simulation;
    expect(await claim(simulation)).toMatchObject({ id: idOf(1), attempt: 1 });
    pass(MINUTE - 1);
    await deliverDueLeads(using);
    expect(sent).toEqual([]);
    await store(outside, 2);
    pass(1);
    await deliverDueLeads(using);
    expect(sent.map(({ id }) => id)).toEqual([2, 1].map(idOf));
    expect(await outside.leads()).toMatchObject([{ state: 'sent', attempts: 0 }, { state: 'sent' }]);
  });

  it('can only mark its lead as sent once it has expired', async () => {
    await store(outside, 1);
    const simulation = simulate(outside, () => accepted);
    const { database } = simulation.using;
    const lost = await claim(simulation);
    simulation.pass(MINUTE);
    const current = await claim(simulation);
    if (lost === undefined || current === undefined) throw new Error('nothing to claim');
    const retry = {
      error: 'application_error',
      providerFailed: true,
      accountBlocked: false,
      retryAfterMs: 0,
      share: 1,
    };
    await markForRetry(database, lost, retry);
    const [row] = await outside.leads();
    expect(row).toMatchObject({ last_error: 'process_died', attempts: 2 });
    expect(row?.leased_until).not.toBeNull();
    await markFailed(database, current, 'missing_required_field', true);
    await markSent(database, lost, 'mail-1', null);
    await markForRetry(database, current, retry);
    expect(await outside.leads()).toMatchObject([{ state: 'sent', provider_id: 'mail-1', failed_at: null }]);
  });

  it('does not count as a provider failure when another process is sending the same mail', async () => {
    await store(outside, 1);
    const beingSent = { kind: 'retry', error: BEING_SENT, retryAfterMs: 0 } as const;
    const { using, pass } = simulate(outside, () => beingSent);
    for (const wait of [0, 0, 5 * SECOND]) {
      pass(wait);
      expect(await deliverDueLeads(using)).toMatchObject({ retried: 1 });
    }
    // After three provider failures the lead would serve as a probe even before its next attempt is due.
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 0 });
    expect(await using.database.query('select failures from mail_provider')).toEqual([{ failures: 0 }]);
  });
});
