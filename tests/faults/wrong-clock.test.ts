import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import type { MailClient } from '../../netlify/server/email/mail-client.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { accepted, HOUR, MINUTE, SECOND, type Simulation, START, simulate, store } from './simulation.ts';

const outside = await sharedOutsideServices();

const storeUpTo = async (last: number) => {
  for (let number = 1; number <= last; number += 1) await store(outside, number);
};

describe('a process whose clock is an hour ahead', () => {
  const HOUR_AHEAD = START + MINUTE + HOUR;

  it('sends its mails without making all others wait an hour', async () => {
    await storeUpTo(4);
    const ahead = simulate(outside, (count) => (count === 1 ? accepted : limit), HOUR_AHEAD);
    const limit: SendOutcome = { kind: 'retry', error: 'rate_limit_exceeded', retryAfterMs: SECOND };
    expect(await deliverDueLeads(ahead.using)).toMatchObject({ sent: 1, retried: 1 });
    const { using, pass } = simulate(outside, () => accepted);
    // The lead that failed there is due an hour later, by that process's clock.
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 2, retried: 0 });
    pass(HOUR + MINUTE);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1 });
  });

  it('does not make other processes ignore the provider’s request to wait', async () => {
    await storeUpTo(3);
    const limit: SendOutcome = { kind: 'retry', error: 'rate_limit_exceeded', retryAfterMs: 90 * SECOND };
    await deliverDueLeads(simulate(outside, () => limit, HOUR_AHEAD).using);
    const { using, pass } = simulate(outside, (count) => (count === 1 ? limit : accepted));
    expect(await deliverDueLeads(using)).toMatchObject({ retried: 1, sent: 0 });
    pass(90 * SECOND - 1);
    expect(await deliverDueLeads(using)).toEqual({ sent: 0, retried: 0, failed: 0 });
    pass(1);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 2 });
  });

  it('blocks no lead after it dies, while a process half a minute ahead keeps its lease', async () => {
    await storeUpTo(1);
    const { using } = simulate(outside, () => accepted);
    const dieAt = (time: number) =>
      claimLead(outside.real.database, { now: new Date(time), tried: [], sendBy: new Date(time) });
    await dieAt(START + MINUTE + 30 * SECOND);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 0 });
    await dieAt(HOUR_AHEAD);
    expect(await deliverDueLeads(using)).toMatchObject({ sent: 1 });
  });

  it('sends a lead that another process is sending under the same key, and the provider mails it once', async () => {
    await storeUpTo(1);
    const inboxBefore = (await outside.mails()).length;
    const late = simulate(outside, () => accepted);
    const ahead = simulate(outside, () => accepted, HOUR_AHEAD);
    // By the other clock the lease has expired while the mail is still being sent.
    const mail: MailClient = {
      ...outside.real.mail,
      send: async (letter, key, timeoutMs) => {
        await deliverDueLeads({ ...ahead.using, mail: outside.real.mail });
        return await outside.real.mail.send(letter, key, timeoutMs);
      },
    };
    await deliverDueLeads({ ...late.using, mail });
    expect(await outside.mails()).toHaveLength(inboxBefore + 1);
    expect(await outside.leads()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });
});

/** Two processes that claim at the same moments; the clock of one is off, and the database tells by how much. */
const besideAnother = async (skewMs: number) => {
  const right = simulate(outside, () => accepted);
  const wrong: Simulation = simulate(outside, () => accepted, right.now() + skewMs);
  const using = { ...wrong.using, clockSkewMs: async () => -skewMs };
  return { right, wrong, using };
};

describe.each([90 * SECOND, -90 * SECOND, 10 * MINUTE, -HOUR])(
  'a process whose clock is off by %d ms',
  (skewMs) => {
    it('keeps the pace of two mails a second together with the others', async () => {
      await storeUpTo(12);
      const { right, wrong, using } = await besideAnother(skewMs);
      const claim = (of: Dependencies, seconds: number) =>
        claimLead(of.database, {
          now: new Date(START + MINUTE),
          tried: [],
          sendBy: new Date(START + MINUTE + seconds * SECOND),
        });
      // The other process has reserved the turns of the next five seconds.
      for (let turn = 0; turn < 10; turn += 1) await claim(right.using, 10);
      expect(await deliverDueLeads(using)).toMatchObject({ sent: 2 });
      expect(wrong.sent.map(({ at }) => at - skewMs - START - MINUTE)).toEqual([5 * SECOND, 5.5 * SECOND]);
      // And the other waits for the turns of this one.
      await storeUpTo(13);
      expect(await deliverDueLeads(right.using)).toMatchObject({ sent: 1 });
      expect(right.sent.map(({ at }) => at - START - MINUTE)).toEqual([6 * SECOND]);
    });

    it('respects the lease of another process, and the others respect its own', async () => {
      await storeUpTo(1);
      const { right, wrong, using } = await besideAnother(skewMs);
      const now = new Date(START + MINUTE);
      await claimLead(right.using.database, { now, tried: [], sendBy: now });
      expect(await deliverDueLeads(using)).toMatchObject({ sent: 0 });
      // A minute later that lease is over. While this process sends, the other finds nothing to send.
      right.pass(MINUTE);
      wrong.pass(MINUTE);
      let during: unknown;
      const mail: MailClient = {
        ...using.mail,
        send: async () => {
          right.pass(MINUTE - SECOND);
          during = await deliverDueLeads(right.using);
          return accepted;
        },
      };
      expect(await deliverDueLeads({ ...using, mail })).toMatchObject({ sent: 1 });
      expect(during).toMatchObject({ sent: 0 });
    });
  },
);

it('finds a lead due that a process 90 seconds ahead has stored', async () => {
  const now = Date.now();
  await store(outside, 1, now + 90 * SECOND - START);
  expect(await deliverDueLeads(simulate(outside, () => accepted, now + SECOND).using)).toMatchObject({
    sent: 1,
  });
});
