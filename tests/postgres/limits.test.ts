import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { IS_FULL } from '../faults/scale.ts';
import { atClock, MINUTE } from '../faults/simulation.ts';
import { holdMails, patient, postLead } from './posting.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const LIMIT = 20;
/** Three for each connection of the pool. */
const POSTS = 120;
const CROWD = '192.0.2.7';

describeOnPostgres('the ceilings', () => {
  const running = runningPostgres();

  /** The site with its limit and its log, which also shows leads mailed without a row. */
  const site = async () => {
    const { real } = running.outside;
    await holdMails(real);
    const lines: string[] = [];
    const using: Dependencies = {
      ...patient(real),
      environment: { ...real.environment, leadsPerHour: LIMIT },
      log: (line) => lines.push(line),
    };
    return { using, lines, post: (ip: string) => postLead(using, { ip }) };
  };

  const tally = (answers: readonly { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it(`stores each of ${POSTS} posts of one visitor at once, and of 20 others beside them`, async () => {
    const { post, lines } = await site();
    const crowd = Array.from({ length: POSTS }, () => post(CROWD));
    const others = Array.from({ length: 20 }, (_, index) => post(`198.51.100.${index}`));
    expect(tally(await Promise.all(crowd))).toEqual({ 200: POSTS });
    expect(tally(await Promise.all(others))).toEqual({ 200: 20 });
    expect(await running.outside.leads()).toHaveLength(POSTS + 20);
    expect(lines.filter((line) => !line.startsWith('lead held, too many today'))).toEqual([]);
  });

  it.each(IS_FULL ? ['leads', 'lead_networks'] : ['leads'])(
    'thanks and mails 60 visitors who send while %s is locked for 5 s, and each of them once',
    async (table) => {
      const { real } = running.outside;
      const lines: string[] = [];
      const using: Dependencies = {
        ...real,
        environment: { ...real.environment, leadsPerHour: LIMIT },
        // Mails do not wait for their turns.
        pause: async () => {},
        log: (line) => lines.push(line),
      };
      const before = (await running.outside.mails()).length;
      const session = await running.session();
      await session.query(`begin; lock table ${table} in access exclusive mode`);
      const unlocked = sleep(5_000).then(() => session.query('rollback'));
      const answers = await Promise.all(
        Array.from({ length: 60 }, async (_, visitor) => {
          await sleep(visitor * 50);
          return await postLead(using, { ip: `198.51.${visitor}.7` });
        }),
      );
      await unlocked;
      expect(tally(answers)).toEqual({ 200: 60 });
      // Rows that were stored after all are mailed under the key of the mail that left meanwhile.
      let [due, now] = [1, Date.now()];
      while (due > 0) {
        now += MINUTE;
        await deliverDueLeads(atClock(using, () => new Date(now)));
        [{ due } = { due: 0 }] = await real.database.query<{ due: number }>(
          "select count(*)::int as due from leads where state <> 'sent'",
        );
      }
      const mails = (await running.outside.mails()).slice(before);
      const keys = mails.map(({ idempotencyKey }) => idempotencyKey ?? '');
      expect([mails.length, new Set(keys).size]).toEqual([60, 60]);
      for (const { id } of answers) expect(keys.some((key) => key.includes(id))).toBe(true);
    },
  );
});
