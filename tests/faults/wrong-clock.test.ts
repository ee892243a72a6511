import { expect, it } from 'vitest';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { jsonHeaders, SITE, sharedOutsideServices, validLead } from './outside-services.ts';
import { accepted, HOUR, idOf, MINUTE, SECOND, START, simulate, store } from './simulation.ts';

const outside = await sharedOutsideServices();

const JUMPS = [2, -2, 0, 26, -26];

/** A process whose own clock jumps by hours each time that it is asked; the database's goes on as it was. */
const withJumpingClock = (using: Dependencies): Dependencies => {
  let asked = 0;
  return {
    ...using,
    clock: () => {
      asked += 1;
      return new Date(using.clock().getTime() + (JUMPS[asked % JUMPS.length] ?? 0) * HOUR);
    },
  };
};

it('stores the database’s time, and mails the lead at once', async () => {
  const { using, sent } = simulate(outside, () => accepted);
  const wrong = withJumpingClock(using);
  const work: Promise<unknown>[] = [];
  const post = (number: number) =>
    answerLeadRequest(
      new Request(`${SITE}/api/send-contact-email`, {
        method: 'POST',
        body: JSON.stringify(validLead),
        headers: jsonHeaders(idOf(number)),
      }),
      { waitUntil: (running) => void work.push(running), ip: '192.0.2.7' },
      wrong,
    );
  for (let number = 1; number <= 3; number += 1) expect((await post(number)).status).toBe(200);
  await Promise.all(work);
  expect(sent).toHaveLength(3);
  for (const row of await outside.leads()) {
    expect(row.state).toBe('sent');
    expect(Math.abs(row.created_at.getTime() - START - MINUTE)).toBeLessThan(MINUTE);
  }
});

it('puts no lead off by more than its pause, and keeps the provider’s request to wait', async () => {
  for (const number of [1, 2]) await store(outside, number);
  const limit: SendOutcome = { kind: 'retry', error: 'rate_limit_exceeded', retryAfterMs: 90 * SECOND };
  const { using, pass, sent } = simulate(outside, (count) => (count === 1 ? limit : accepted));
  const wrong = withJumpingClock(using);
  expect(await deliverDueLeads(wrong)).toMatchObject({ retried: 1, sent: 0 });
  pass(90 * SECOND - 1);
  expect(await deliverDueLeads(wrong)).toMatchObject({ sent: 0 });
  pass(1);
  expect(await deliverDueLeads(wrong)).toMatchObject({ sent: 2 });
  expect(sent.map(({ at }) => at - START - MINUTE)).toEqual([0, 90 * SECOND, 90.5 * SECOND]);
});

it('respects the lease of another process until it ends', async () => {
  await store(outside, 1);
  const { using, pass } = simulate(outside, () => accepted);
  const wrong = withJumpingClock(using);
  expect(await claimLead(using.database, { tried: [], withinMs: MINUTE })).toBeDefined();
  pass(MINUTE - 1);
  expect(await deliverDueLeads(wrong)).toMatchObject({ sent: 0 });
  pass(1);
  expect(await deliverDueLeads(wrong)).toMatchObject({ sent: 1 });
});
