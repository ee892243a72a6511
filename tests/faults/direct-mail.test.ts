import { describe, expect, it } from 'vitest';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { deliverAfterAnswer } from '../../netlify/server/leads/delivery.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { mailDirectly } from '../../netlify/server/leads/send-lead-mail.ts';
import { insertLead } from '../../netlify/server/leads/states/insert-lead.ts';
import { sharedOutsideServices } from './outside-services.ts';
import {
  accepted,
  blocked,
  broken,
  idOf,
  MINUTE,
  refused,
  SECOND,
  simulate,
  UNCOUNTED,
} from './simulation.ts';

const outside = await sharedOutsideServices();

describe('mailDirectly', () => {
  const mailed = async (id: string) =>
    (await outside.mails()).filter(({ idempotencyKey }) => idempotencyKey?.includes(id)).length;

  it('recognizes the same request an hour later, also from its row', async () => {
    const lead = { ...exampleLead, id: idOf(90) };
    const later = { ...lead, receivedAt: new Date(lead.receivedAt.getTime() + 60 * MINUTE) };
    expect(await mailDirectly(lead, outside.real)).toBe(true);
    expect(await mailDirectly(later, outside.real)).toBe(true);
    await insertLead(outside.real.database, later, false, UNCOUNTED);
    await deliverAfterAnswer(outside.real);
    expect(await outside.leads()).toMatchObject([{ state: 'sent', provider_id: null }]);
    expect(await mailed(lead.id)).toBe(1);
  });

  it('waits for another post of the same request, but not forever', async () => {
    const busy: SendOutcome = { kind: 'retry', error: 'concurrent_idempotent_requests', retryAfterMs: 0 };
    const patient = simulate(outside, (sent) => (sent < 4 ? busy : accepted));
    expect(await mailDirectly(exampleLead, patient.using)).toBe(true);
    const start = patient.now();
    const { using, now } = simulate(outside, () => busy);
    expect(await mailDirectly(exampleLead, using)).toBe(false);
    expect(now() - start).toBeLessThanOrEqual(8 * SECOND);
  });

  it('waits as long as the provider asks, while that leaves time for another try', async () => {
    const busy = (retryAfterMs: number): SendOutcome => ({
      kind: 'retry',
      error: 'rate_limit_exceeded',
      retryAfterMs,
    });
    const patient = simulate(outside, (sent) => (sent < 3 ? busy(2 * SECOND) : accepted));
    const start = patient.now();
    expect(await mailDirectly(exampleLead, patient.using)).toBe(true);
    expect(patient.sent.map(({ at }) => at - start)).toEqual([0, 2 * SECOND, 4 * SECOND]);
    for (const asked of [8 * SECOND, 30 * MINUTE]) {
      const { using, sent } = simulate(outside, () => busy(asked));
      expect(await mailDirectly(exampleLead, using)).toBe(false);
      expect(sent).toHaveLength(1);
    }
    const endless = simulate(outside, () => busy(SECOND));
    const began = endless.now();
    expect(await mailDirectly(exampleLead, endless.using)).toBe(false);
    expect(endless.now() - began).toBeLessThanOrEqual(8 * SECOND);
  });

  it('returns false at once when the provider refuses or fails', async () => {
    for (const [outcome, line] of [
      [broken, `lead not mailed ${exampleLead.id} internal_server_error`],
      [refused, `lead not mailed ${exampleLead.id} missing_required_field`],
      [blocked, 'lead delivery blocked monthly_quota_exceeded'],
    ] as const) {
      const { using, sent, lines } = simulate(outside, () => outcome);
      expect(await mailDirectly(exampleLead, using)).toBe(false);
      expect(sent).toHaveLength(1);
      expect(lines).toEqual([line]);
    }
  });
});
