import { expect, it } from 'vitest';
import { readHealth } from '../../netlify/server/health/health.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

describeOnPostgres('the deep health check', () => {
  const running = runningPostgres();

  it('says that a database that only reads takes no lead', async () => {
    const { real } = running.outside;
    const session = await running.session();
    await session.query('alter system set default_transaction_read_only = on');
    await session.query('select pg_reload_conf()');
    await expect
      .poll(() => readHealth(real), { timeout: 60_000 })
      .toMatchObject({
        ok: false,
        reasons: ['database_not_writable'],
        database: { ok: true, writable: false, error: 'sql_25006' },
      });
    await session.query('alter system reset default_transaction_read_only');
    await session.query('select pg_reload_conf()');
    await expect.poll(() => readHealth(real), { timeout: 60_000 }).toMatchObject({ ok: true });
  });
});
