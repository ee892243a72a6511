import { expect, it } from 'vitest';
import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import { type ClaimedLead, claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { markSent } from '../../netlify/server/leads/states/end-attempt.ts';
import { idOf, MINUTE, START, store } from '../faults/simulation.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const LEADS = 240;
const CONNECTIONS = 24;
const MAIL_INTERVAL_MS = 500;
/** Turns of the next two seconds, with the one that is due. */
const AT_ONCE = 5;

describeOnPostgres('24 connections that claim 240 leads', () => {
  const running = runningPostgres();

  it('get each lead once, in order of arrival, each with a turn of its own', async () => {
    for (let number = 1; number <= LEADS; number += 1) await store(running.outside, number);
    const claimed: (ClaimedLead & { readonly sendAt: number })[] = [];
    for (let at = START + MINUTE; claimed.length < LEADS; at += AT_ONCE * MAIL_INTERVAL_MS) {
      const database = inSimulatedTime(running.outside.real.database, () => new Date(at));
      const claim = () => claimLead(database, { tried: [], withinMs: MINUTE });
      const taken = (await Promise.all(Array.from({ length: CONNECTIONS }, claim))).filter(
        (lead) => lead !== undefined,
      );
      expect(taken.length).toBeGreaterThan(0);
      claimed.push(...taken.map((lead) => ({ ...lead, sendAt: at + lead.sendInMs })));
      await Promise.all(taken.map((lead) => markSent(database, lead, 'mail', null)));
    }
    claimed.sort((one, other) => one.sendAt - other.sendAt);
    expect(claimed.map(({ id }) => id)).toEqual(Array.from({ length: LEADS }, (_, index) => idOf(index + 1)));
    expect(claimed.every(({ attempt }) => attempt === 1)).toBe(true);
    expect(claimed.map(({ sendAt }) => sendAt)).toEqual(
      Array.from({ length: LEADS }, (_, index) => START + MINUTE + index * MAIL_INTERVAL_MS),
    );
    for (const { state } of await running.outside.leads()) expect(state).toBe('sent');
    expect(running.server.log()).not.toContain('deadlock detected');
  });
});
