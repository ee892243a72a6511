import { execFile } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { ROOT, readProjectFile } from './project-files.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readProjectFile('package.json'));
/** The scripts that run this project's own code, with their arguments. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) =>
  script.startsWith('node ') && !script.includes(' node_modules/')
    ? [{ name, args: script.split(' ').slice(1) }]
    : [],
);

/** Keeps real services out of reach in case a command does its work after all. */
const AWAY = { DATABASE_URL: '', NEON_FETCH_ENDPOINT: '', RESEND_API_KEY: '', RESEND_BASE_URL: '' };

const run = (
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<{ status: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...process.env, ...AWAY, ...variables }, timeout: 150_000 };
    const child = execFile(process.execPath, [...args], options, (_, out, err) =>
      resolve({ status: child.exitCode ?? -1, out, err }),
    );
  });

const STACK = /^ +at .*:\d+:\d+\)?$/m;

test('reads the commands from package.json', () => {
  expect(COMMANDS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'leads', 'migrate', 'fonts', 'screenshots', 'measure']),
  );
});

describe.each(COMMANDS)('npm run $name', ({ name, args }) => {
  const usage = new RegExp(`npm (?:run )?${name.replace(/^test:(?:firefox|webkit)$/, 'test')}\\b`);

  test('explains itself before it does anything', async () => {
    const { status, out, err } = await run([...args, '--help']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(usage);
  });

  test('refuses unknown arguments with its usage', async () => {
    const { status, out, err } = await run([...args, '--no-such-thing']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(usage);
    expect(err).not.toMatch(STACK);
  });
});

/** Without a browser and a port, a command can do nothing beyond reading `dist/`. */
const NOWHERE = { CHROMIUM_PATH: '/nope', PORT: '99999' };
const NOT_BUILT = 'There is no dist/';

describe.each([
  ['measure', 'CHROMIUM_PATH is "/nope"'],
  ['screenshots', 'CHROMIUM_PATH is "/nope"'],
  ['test:load', 'PORT is "99999"'],
])('npm run %s', (name, reason) => {
  test('names only what is missing', async () => {
    const { args = [] } = COMMANDS.find((command) => command.name === name) ?? {};
    const { status, out, err } = await run(args, NOWHERE);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(err.startsWith(NOT_BUILT) ? NOT_BUILT : reason);
    expect(err).not.toMatch(STACK);
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(2);
  });
});
