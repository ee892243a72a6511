import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptAddress } from './postgres/kept-address.ts';
import { addresses, makeStartedProject } from './start.fixture.ts';

const { project, run, start } = makeStartedProject();

it('exits with the status of a failed build', async () => {
  const { code, output } = await start([], { FAIL_WITH: '3' }).ended;
  expect(code).toBe(3);
  expect(output).toContain('broken content');
  expect(existsSync(join(project.root, '.local', 'lock'))).toBe(false);
});

it('starts again after a kill, beside a start with services from outside, and ends with its npm process', async () => {
  const lock = join(project.root, '.local', 'lock');
  const killed = start(['--no-build']);
  const { services } = addresses(await killed.untilPrinted('Ctrl-C'));
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(existsSync(lock)).toBe(true);

  const script = `${process.execPath} ${join(import.meta.dirname, 'start.ts')} --no-build`;
  writeFileSync(join(project.root, 'package.json'), JSON.stringify({ scripts: { start: script } }));
  const npm = run('npm', ['start'], { RESEND_BASE_URL: 'http://127.0.0.1:9' });
  const restarted = await npm.untilPrinted('Ctrl-C');
  expect(restarted).toMatch(/Mail +given by RESEND_BASE_URL\n/);
  const given = addresses(restarted).services;
  expect(given).not.toBe(services);

  const variables = {
    LOCAL_DATA_DIR: 'other',
    DATABASE_URL: keptAddress(join(project.root, '.local'))?.databaseUrl ?? '',
    NEON_FETCH_ENDPOINT: `${given}/sql`,
    RESEND_API_KEY: 're_given',
    RESEND_BASE_URL: 'http://127.0.0.1:9',
  };
  const beside = start(['--no-build'], variables);
  const output = await beside.untilPrinted('Ctrl-C');
  expect(output).toMatch(/Database +given by DATABASE_URL, NEON_FETCH_ENDPOINT\n/);
  expect(output).toMatch(/Mail +given by RESEND_API_KEY, RESEND_BASE_URL\n/);
  expect(await (await fetch(`${addresses(output).site}/api/environment`)).json()).toEqual({
    database: variables.DATABASE_URL,
    sql: variables.NEON_FETCH_ENDPOINT,
    key: 're_given',
    mail: 'http://127.0.0.1:9',
  });
  expect(await (await fetch(addresses(output).services)).text()).toContain('given from outside');
  expect(existsSync(join(project.root, 'other', 'postgres'))).toBe(false);
  beside.child.kill('SIGTERM');
  expect((await beside.ended).code).toBe(0);

  npm.child.kill('SIGTERM');
  await npm.ended;
  await expect.poll(() => existsSync(lock), { timeout: 60_000 }).toBe(false);
});
