import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SCALE } from '../faults/scale.ts';
import { holdMails, patient, postLead } from './posting.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const BETWEEN_MS = 10;

describeOnPostgres('a post whose connection ends', () => {
  const running = runningPostgres();

  /** Posts leads in quick succession without waiting for answers, while something happens to the database. */
  const postWhile = async (trouble: () => Promise<void>) => {
    const { outside } = running;
    const { environment } = outside.real;
    await holdMails(outside.real);
    const lines: string[] = [];
    const using = {
      ...patient(outside.real),
      environment: { ...environment, leadsPerHour: 0 },
      log: (line: string) => lines.push(line),
    };
    const posts = Array.from({ length: SCALE.posts }, async (_, index) => {
      await sleep(index * BETWEEN_MS);
      return await postLead(using);
    });
    await trouble();
    const posted = await Promise.all(posts);
    expect(posted.filter(({ status }) => status !== 200)).toEqual([]);
    const rows = await outside.leads();
    expect([lines, rows.map(({ id }) => id).sort()]).toEqual([[], posted.map(({ id }) => id).sort()]);
  };

  it('becomes a row despite pg_terminate_backend', async () => {
    const session = await running.session();
    const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await postWhile(async () => {
      for (let count = 0; count < 10; count += 1) {
        await session.query(terminate);
        await sleep(100);
      }
    });
  });

  it('becomes a row despite immediate restarts', async () => {
    await postWhile(async () => {
      for (let count = 0; count < 2; count += 1) {
        await sleep(200);
        await running.server.crash();
      }
    });
  });
});
