import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeProject } from './host/host.fixture.ts';
import { keptAddress } from './postgres/kept-address.ts';

/** Replaces Astro's build, because these tests check the command and not the site. */
const ASTRO = `
if (process.env.FAIL_WITH) { console.log('broken content'); process.exit(Number(process.env.FAIL_WITH)); }
console.log('built with', process.argv.slice(2).join(' '), process.env.ASTRO_TELEMETRY_DISABLED);
`;
const FUNCTION = `
export default async () => Response.json({
  database: process.env.DATABASE_URL, sql: process.env.NEON_FETCH_ENDPOINT,
  key: process.env.RESEND_API_KEY, mail: process.env.RESEND_BASE_URL,
});
export const config = { path: '/api/environment' };
`;
const SCHEDULE = `
export default async () => new Response('delivered', { status: 202 });
export const config = { schedule: '* * * * *' };
`;

const project = makeProject({
  'netlify.toml': '',
  'dist/index.html': '<title>Home</title>',
  'node_modules/astro/bin/astro.mjs': ASTRO,
  'netlify/functions/environment.mts': FUNCTION,
  'netlify/functions/deliver-leads.mts': SCHEDULE,
});
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  project.remove();
});

const start = (args: readonly string[], variables: Record<string, string> = {}) =>
  run(process.execPath, [join(import.meta.dirname, 'start.ts'), ...args], variables);

const run = (command: string, args: readonly string[], variables: Record<string, string> = {}) => {
  const child = spawn(command, args, {
    cwd: project.root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOCAL_SERVICES_PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }));
  const untilPrinted = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve(output);
      };
      child.stdout.on('data', look);
      look();
      void ended.then(({ code }) => reject(new Error(`It ended with ${code}:\n${output}`)));
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, ended, untilPrinted };
};

const addresses = (output: string) => {
  const [site = '', services = ''] = output.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
  return { site, services };
};

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

describe('a run of npm start', () => {
  it('exits with the status of a failed build', async () => {
    const { code, output } = await start([], { FAIL_WITH: '3' }).ended;
    expect(code).toBe(3);
    expect(output).toContain('broken content');
    expect(existsSync(join(project.root, '.local', 'lock'))).toBe(false);
  });

  it('builds, serves, connects the functions to the outside services, and ends cleanly', async () => {
    const started = start([]);
    const output = await started.untilPrinted('Ctrl-C');
    expect(output).toContain('built with build 1');
    expect(output).toContain(`Data            ${join(project.root, '.local')}`);
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
    expect(output).toMatch(/Limit +20 requests an hour from one address; RATE_LIMIT_LEADS_PER_HOUR=0 /);
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
});
