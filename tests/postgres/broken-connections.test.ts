import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { jsonHeaders, validLead } from '../faults/far-ends.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const POSTS = 40;

describeOnPostgres('a post whose connection ends', () => {
  const running = runningPostgres();

  /** Posts so many leads, a few at a time, while something happens to the database. */
  const postWhile = async (trouble: () => Promise<void>) => {
    const { far } = running;
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const ids = Array.from({ length: POSTS }, () => randomUUID());
    const posted = Promise.all(
      ids.map(async (id, index) => {
        await sleep(index * 25);
        return (await far.post(JSON.stringify(validLead), jsonHeaders(id))).status;
      }),
    );
    await trouble();
    const statuses = await posted;
    await far.settled();
    const rows = await far.leads();
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    expect(statuses).toEqual(Array.from({ length: POSTS }, () => 200));
    return { ids, rows, lines };
  };

  it('is a row all the same, under pg_terminate_backend', async () => {
    const session = await running.session();
    const terminate = async () => {
      for (let count = 0; count < 50; count += 1) {
        await session.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and state <> 'idle'",
        );
        await sleep(20);
      }
    };
    const { ids, rows } = await postWhile(terminate);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('is a row all the same, through an immediate restart', async () => {
    const { ids, rows } = await postWhile(async () => {
      await sleep(300);
      await running.server.crash();
    });
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  });
});
