import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addresses, makeStartedProject } from './start.fixture.ts';

const { project, start } = makeStartedProject();

it('exits with the reason before it builds when its last check fails', async () => {
  const unreachable = {
    DATABASE_URL: 'postgres://user:secret@127.0.0.1/db',
    NEON_FETCH_ENDPOINT: 'http://127.0.0.1:9/sql',
  };
  const { code, output } = await start([], unreachable).ended;
  expect(code).toBe(1);
  expect(output).toContain('The database at http://127.0.0.1:9/sql cannot be reached');
  expect(output).not.toContain('built');
  expect(output).not.toContain('    at ');
});

it('builds, serves, connects the functions to the outside services, and ends cleanly', async () => {
  const started = start([]);
  const output = await started.untilPrinted('Ctrl-C');
  expect(output).toContain('built with build 1');
  expect(output).toContain(`Data            ${join(project.root, '.local')}`);
  expect(output).toMatch(/Limit +20 requests an hour from one address; RATE_LIMIT_LEADS_PER_HOUR=0 /);
  const { site, services } = addresses(output);
  expect(await (await fetch(site)).text()).toContain('Home');
  expect(await (await fetch(`${site}/api/environment`)).json()).toEqual({
    database: expect.stringMatching(/^postgres:\/\/trama:[\w-]{32}@localhost\/trama$/),
    sql: `${services}/sql`,
    key: 're_local',
    mail: services,
  });
  expect(await (await fetch(services)).text()).toContain('newest 100 of table leads');
  const schedule = await fetch(`${services}/schedules/deliver-leads`, { method: 'POST' });
  expect([schedule.status, await schedule.text()]).toEqual([202, 'delivered']);
  expect((await fetch(`${services}/schedules/none`, { method: 'POST' })).status).toBe(404);

  const second = await start(['--no-build']).ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain(`in use by process ${started.child.pid}. Stop that process`);

  started.child.kill('SIGINT');
  started.child.kill('SIGINT');
  expect((await started.ended).code).toBe(0);
  expect(existsSync(join(project.root, '.local', 'lock'))).toBe(false);
});
