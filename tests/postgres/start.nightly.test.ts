import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { neon, neonConfig } from '@neondatabase/serverless';
import { afterEach, expect, it } from 'vitest';
import { makeProject } from '../../netlify/local/host/host.fixture.ts';
import { keptAddress } from '../../netlify/local/postgres/kept-address.ts';
import { describeOnPostgres } from './running-postgres.ts';

describeOnPostgres('npm start with DATABASE=postgres', () => {
  let child: ChildProcess | undefined;
  afterEach(() => {
    child?.kill('SIGINT');
  });

  const start = async (root: string) => {
    const file = join(import.meta.dirname, '../../netlify/local/start.ts');
    const started = spawn(process.execPath, [file, '--no-build'], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOCAL_SERVICES_PORT: '0', DATABASE: 'postgres' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let output = '';
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    await expect.poll(() => output, { timeout: 120_000 }).toContain('Ctrl-C');
    expect(output).toMatch(/^Database +PostgreSQL$/m);
    const running = keptAddress(join(root, '.local'));
    expect(running?.neonFetchEndpoint).toBe(`${/Local services +(\S+)/.exec(output)?.[1]}/sql`);
    neonConfig.fetchEndpoint = running?.neonFetchEndpoint ?? '';
    return {
      sql: neon(running?.databaseUrl ?? ''),
      end: async (signal: NodeJS.Signals): Promise<number | null> => {
        started.kill(signal);
        const [code] = await once(started, 'exit');
        return code;
      },
    };
  };

  it('keeps its data after a clean end and after a kill', async () => {
    const { root, remove } = makeProject({ 'netlify.toml': '', 'dist/index.html': '<title>Home</title>' });
    // PostgreSQL does not run as root, so another account must be able to reach its files.
    chmodSync(root, 0o755);
    const first = await start(root);
    // Uses two sessions at once, so that a lock held by one would show.
    await Promise.all([
      first.sql`select pg_sleep(0.1)`,
      first.sql`insert into rate_limits values ('a', 'b', now(), 1)`,
    ]);
    expect(await first.end('SIGINT')).toBe(0);
    const second = await start(root);
    expect(await second.sql`select used from rate_limits`).toEqual([{ used: '1' }]);
    await second.sql`update rate_limits set used = 2`;
    await second.end('SIGKILL');
    const third = await start(root);
    expect(await third.sql`select used from rate_limits`).toEqual([{ used: '2' }]);
    expect(await third.end('SIGTERM')).toBe(0);
    remove();
  });
});
