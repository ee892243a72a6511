import { expect, it } from 'vitest';
import { type ClaimedLead, claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { markSent } from '../../netlify/server/leads/states/end-attempt.ts';
import { idOf, MINUTE, SECOND, START, store } from '../faults/simulation.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const LEADS = 240;
const CONNECTIONS = 24;
const MAIL_INTERVAL_MS = 500;

describeOnPostgres('24 connections that claim 240 leads', () => {
  const running = runningPostgres();

  it('get each lead once, in order of arrival, each with a turn of its own', async () => {
    const { database } = running.outside.real;
    for (let number = 1; number <= LEADS; number += 1) await store(running.outside, number);
    const claimed: ClaimedLead[] = [];
    for (let at = START + MINUTE; claimed.length < LEADS; at += CONNECTIONS * MAIL_INTERVAL_MS) {
      const now = new Date(at);
      const sendBy = new Date(at + 30 * SECOND);
      const claim = () => claimLead(database, { now, tried: [], sendBy });
      const taken = (await Promise.all(Array.from({ length: CONNECTIONS }, claim))).filter(
        (lead) => lead !== undefined,
      );
      expect(taken.length).toBeGreaterThan(0);
      claimed.push(...taken);
      await Promise.all(taken.map((lead) => markSent(database, lead, 'mail', now)));
    }
    claimed.sort((one, other) => one.sendAt.getTime() - other.sendAt.getTime());
    expect(claimed.map(({ id }) => id).sort()).toEqual(
      Array.from({ length: LEADS }, (_, index) => idOf(index + 1)),
    );
    expect(claimed.every(({ attempt, deaths }) => attempt === 1 && deaths === 0)).toBe(true);
    expect(claimed.map(({ sendAt }) => sendAt.getTime())).toEqual(
      Array.from({ length: LEADS }, (_, index) => START + MINUTE + index * MAIL_INTERVAL_MS),
    );
    // Claims of the same instant share the oldest leads among them in any order.
    for (const [index, { id }] of claimed.entries()) {
      const round = Math.floor(index / CONNECTIONS);
      expect(Math.floor((Number(id.slice(-12)) - 1) / CONNECTIONS)).toBe(round);
    }
    for (const { state } of await running.outside.leads()) expect(state).toBe('sent');
    expect(running.server.log()).not.toContain('deadlock detected');
  });
});
