import { describe, expect, it } from 'vitest';
import type { MailClient } from '../../netlify/server/email/mail-client.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { runningOutsideServices } from './running-outside-services.ts';
import { accepted, HOUR, MINUTE, SECOND, START, simulate, store } from './simulation.ts';

const far = runningOutsideServices();

const storeUpTo = async (last: number) => {
  for (let number = 1; number <= last; number += 1) await store(far, number);
};

describe('a process whose clock is an hour ahead', () => {
  const HOUR_AHEAD = START + MINUTE + HOUR;

  it('takes its turn and does not make all others wait an hour', async () => {
    await storeUpTo(4);
    const ahead = simulate(far, (count) => (count === 1 ? accepted : limit), HOUR_AHEAD);
    const limit: SendOutcome = { kind: 'retry', error: 'rate_limit_exceeded', retryAfterMs: SECOND };
    expect(await deliverDueLeads(ahead.using)).toMatchObject({ sent: 1, retried: 1 });
    const { using, pass } = simulate(far, () => accepted);
    // The lead that failed there is due when its clock says so, or when a person says so.
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 2, retried: 0 });
    pass(HOUR + MINUTE);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1 });
  });

  it('does not make the others ignore what the provider asks of them', async () => {
    await storeUpTo(3);
    const limit: SendOutcome = { kind: 'retry', error: 'rate_limit_exceeded', retryAfterMs: 90 * SECOND };
    await deliverDueLeads(simulate(far, () => limit, HOUR_AHEAD).using);
    const { using, pass } = simulate(far, (count) => (count === 1 ? limit : accepted));
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1, sent: 0 });
    pass(90 * SECOND - 1);
    expect(await deliverDueLeads(using)).toEqual({ sent: 0, retried: 0, failed: 0 });
    pass(1);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 2 });
  });

  it('takes no lead with it when it dies; one half a minute ahead keeps its lease', async () => {
    await storeUpTo(1);
    const { using } = simulate(far, () => accepted);
    const dieAt = (time: number) =>
      claimLead(far.real.database, { now: new Date(time), tried: [], sendBy: new Date(time) });
    await dieAt(START + MINUTE + 30 * SECOND);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 0 });
    await dieAt(HOUR_AHEAD);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1 });
  });

  it('sends a lead that another is sending under the same key: the provider mails it once', async () => {
    await storeUpTo(1);
    const inboxBefore = (await far.mails()).length;
    const late = simulate(far, () => accepted);
    const ahead = simulate(far, () => accepted, HOUR_AHEAD);
    // The lease is over by the other clock, while the mail is on its way.
    const mail: MailClient = {
      ...far.real.mail,
      send: async (letter, key, timeoutMs) => {
        await deliverDueLeads({ ...ahead.using, mail: far.real.mail });
        return await far.real.mail.send(letter, key, timeoutMs);
      },
    };
    await deliverDueLeads({ ...late.using, mail });
    expect(await far.mails()).toHaveLength(inboxBefore + 1);
    expect(await far.leads()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });
});
