import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { default as continueFunction } from '../../netlify/functions/continue-delivery.mts';
import type { SendOutcome } from '../../netlify/server/email/send-outcome.ts';
import {
  continueDelivery,
  deliverAfterAnswer,
  deliverDueLeads,
} from '../../netlify/server/leads/delivery.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { insertLead } from '../../netlify/server/leads/states/insert-lead.ts';
import { beginSuccessor, nameSuccessor } from '../../netlify/server/leads/states/successor.ts';
import { successorToken } from '../../netlify/server/leads/successor.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { IS_FULL } from './scale.ts';
import {
  accepted,
  broken,
  HOUR,
  idOf,
  MINUTE,
  SECOND,
  type Simulation,
  START,
  simulate,
} from './simulation.ts';

const outside = await sharedOutsideServices();

/** A simulation whose runs start their successors, one after the other. */
const chained = (answer: (count: number, id: string) => SendOutcome) => {
  const simulation = simulate(outside, answer);
  const next: string[] = [];
  const using = {
    ...simulation.using,
    startSuccessor: async (name: string) => {
      next.push(name);
      return true;
    },
  };
  /** Lets the chain of runs go on until it ends, or until then. @returns the number of runs */
  const goOn = async (until = Number.POSITIVE_INFINITY): Promise<number> => {
    let runs = 0;
    while (simulation.now() < until) {
      const name = next.shift();
      if (name === undefined) break;
      runs += 1;
      await continueDelivery(name, using);
    }
    return runs;
  };
  return { ...simulation, using, goOn };
};

/** Stores a lead of a network at the simulation's time. */
const arrive = ({ using }: Pick<Simulation, 'using'>, number: number, network: string) =>
  insertLead(using.database, { ...exampleLead, id: idOf(number) }, false, {
    visitor: `visitor ${network}`,
    network,
    leadsPerHour: 20,
  });

const expectPace = (sent: readonly { readonly at: number }[]) => {
  const times = sent.map(({ at }) => at).sort((one, other) => one - other);
  for (const [index, at] of times.entries())
    if (index > 0) expect(at - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(499);
};

/** More than one run can mail, and five minutes of mails in the nightly tests. */
const STRANGERS = IS_FULL ? 600 : 120;
/** People who send in the first twenty minutes of an outage. */
const HONEST = IS_FULL ? 100 : 25;

describe('a queue without further visitors', () => {
  it(`mails a customer behind ${STRANGERS} networks at the provider’s pace, without a pause`, async () => {
    const chain = chained(() => accepted);
    for (let number = 1; number <= STRANGERS; number += 1) await arrive(chain, number, `network ${number}`);
    await arrive(chain, STRANGERS + 1, 'customer');
    await deliverAfterAnswer(chain.using);
    await chain.goOn();
    expect(chain.sent).toHaveLength(STRANGERS + 1);
    const customer = chain.sent.find(({ id }) => id === idOf(STRANGERS + 1));
    // Two mails a second: 600 strangers take five minutes.
    expect((customer?.at ?? 0) - START - MINUTE).toBeLessThanOrEqual((STRANGERS * SECOND) / 2);
    expectPace(chain.sent);
  });

  it('mails one lead of each network before the second of any', async () => {
    const chain = chained(() => accepted);
    for (let number = 1; number <= 15; number += 1) await arrive(chain, number, `loud ${number % 3}`);
    chain.pass(MINUTE);
    await arrive(chain, 16, 'customer');
    await deliverAfterAnswer(chain.using);
    expect(chain.sent.slice(0, 4).map(({ id }) => id)).toContain(idOf(16));
    expect(chain.sent).toHaveLength(16);
  });

  it('is mailed within ten minutes after an outage of half an hour', async () => {
    const end = START + MINUTE + 30 * MINUTE;
    let now: () => number = () => 0;
    const chain = chained(() => (now() < end ? broken : accepted));
    now = chain.now;
    for (let number = 1; number <= HONEST; number += 1) {
      await arrive(chain, number, `network ${number}`);
      await deliverAfterAnswer(chain.using);
      chain.pass((20 * MINUTE) / HONEST);
      await chain.goOn(chain.now());
    }
    await chain.goOn();
    const done = chain.sent.filter(({ at }) => at >= end);
    expect(new Set(done.map(({ id }) => id)).size).toBe(HONEST);
    expect(Math.max(...done.map(({ at }) => at))).toBeLessThanOrEqual(end + 10 * MINUTE);
    expect((await outside.leads()).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('watches an outage for an hour, and then leaves it to the schedule', async () => {
    const chain = chained(() => broken);
    await arrive(chain, 1, 'network');
    await deliverAfterAnswer(chain.using);
    const runs = await chain.goOn();
    expect(chain.now() - START).toBeLessThan(HOUR + 3 * MINUTE);
    expect(runs).toBeLessThan(200);
  });

  it('waits for no turn of processes that died, and mails their leads after their leases', async () => {
    const chain = chained(() => accepted);
    for (let number = 1; number <= 20; number += 1) await arrive(chain, number, `network ${number}`);
    const taken = await Promise.all(
      Array.from({ length: 12 }, () => claimLead(chain.using.database, { tried: [], withinMs: MINUTE })),
    );
    expect(taken.filter((lead) => lead !== undefined)).toHaveLength(5);
    // All turns of the next two seconds are taken: the run's successor looks again after them.
    await deliverDueLeads(chain.using);
    await chain.goOn();
    expect((chain.sent[0]?.at ?? 0) - START - MINUTE).toBeLessThanOrEqual(3 * SECOND);
    expect(chain.sent).toHaveLength(20);
    expect(chain.now() - START - MINUTE).toBeLessThan(2 * MINUTE);
  });
});

describe('the address that starts a successor', () => {
  const secret = outside.real.environment.databaseUrl;
  const call = async (headers: Record<string, string>, method = 'POST') => {
    const work: Promise<unknown>[] = [];
    const answer = await continueFunction(
      new Request('http://127.0.0.1/api/deliver-leads', { method, headers }),
      { waitUntil: (running) => void work.push(running) },
    );
    await Promise.all(work);
    return { status: answer.status, work: work.length };
  };

  it('refuses strangers without a statement, and other methods', async () => {
    await outside.faults({ database: 'down' });
    const forged = successorToken(randomUUID(), 'another secret');
    for (const authorization of ['', 'Bearer x', `Bearer ${forged}`, `Bearer ${randomUUID()}`])
      expect(await call({ authorization })).toEqual({ status: 401, work: 0 });
    expect(await call({})).toEqual({ status: 401, work: 0 });
    expect((await call({}, 'GET')).status).toBe(405);
  });

  it('begins one run for each name, while one chain of runs is alive', async () => {
    const chain = chained(() => accepted);
    await arrive(chain, 1, 'network');
    const { database } = chain.using;
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await nameSuccessor(database, undefined, first)).toBe(true);
    expect(await nameSuccessor(database, undefined, second)).toBe(false);
    expect(await beginSuccessor(database, first, randomUUID())).toBe(0);
    expect(await beginSuccessor(database, first, randomUUID())).toBeUndefined();
    expect(await nameSuccessor(database, undefined, second)).toBe(false);
    chain.pass(90 * SECOND);
    expect(await nameSuccessor(database, undefined, second)).toBe(true);
  });

  it('takes a signed name, and does nothing for one that nobody has named', async () => {
    expect(await call({ authorization: `Bearer ${successorToken(randomUUID(), secret)}` })).toEqual({
      status: 202,
      work: 1,
    });
  });
});
