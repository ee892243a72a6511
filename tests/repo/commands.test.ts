import { fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ended, Start } from './commands.fixture.ts';
import { ROOT, readProjectFile } from './project-files.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readProjectFile('package.json'));
/** The scripts that run this project's own code. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  if (!script.startsWith('node ') || script.includes(' node_modules/')) return [];
  const words = script.split(' ').slice(1);
  const before = words.filter((_, index) => words[index - 1] === '--import');
  const [file = '', ...args] = words.filter((word) => word !== '--import' && !before.includes(word));
  return [{ name, start: { before, file, args } }];
});

/**
 * Keeps real services out of reach in case a command does its work after all. Without a browser and a port, a command can
 * do nothing beyond reading `dist/`.
 */
const AWAY = {
  DATABASE_URL: '',
  NEON_FETCH_ENDPOINT: '',
  RESEND_API_KEY: '',
  RESEND_BASE_URL: '',
  CHROMIUM_PATH: '/nope',
  PORT: '99999',
};
const FIXTURE = new URL('./commands.fixture.ts', import.meta.url);
const STACK = /^ +at .*:\d+:\d+\)?$/m;

/** Runs the commands one after the other, in one process that must end by itself. */
const run = async (starts: readonly Start[]): Promise<readonly Ended[]> => {
  const child = fork(FIXTURE, [JSON.stringify(starts)], {
    cwd: ROOT,
    env: { ...process.env, ...AWAY },
    execArgv: [],
    silent: true,
    timeout: 170_000,
  });
  let ended: readonly Ended[] = [];
  child.on('message', (message: readonly Ended[]) => {
    ended = message;
  });
  const [status] = await once(child, 'exit');
  expect([status, ended.length]).toEqual([0, starts.length]);
  return ended;
};

test('reads the commands from package.json', () => {
  expect(COMMANDS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'seed', 'migrate', 'fonts', 'screenshots', 'measure']),
  );
});

describe('every command', () => {
  let helps: readonly Ended[];
  let mistakes: readonly Ended[];
  const startsWith = (word: string) =>
    COMMANDS.map(({ start }) => ({ ...start, args: [...start.args, word] }));
  beforeAll(async () => {
    const ended = await run([...startsWith('--help'), ...startsWith('--no-such-thing')]);
    [helps, mistakes] = [ended.slice(0, COMMANDS.length), ended.slice(COMMANDS.length)];
  });

  test.each(COMMANDS.map(({ name }, index) => ({ name, index })))(
    'npm run $name explains itself before it does anything, and refuses unknown arguments with its usage',
    ({ name, index }) => {
      const usage = new RegExp(`npm (?:run )?${name.replace(/^test:(?:firefox|webkit)$/, 'test')}\\b`);
      expect(helps[index]).toEqual({ status: 0, out: expect.stringMatching(usage), err: '' });
      expect(mistakes[index]).toEqual({ status: 2, out: '', err: expect.stringMatching(usage) });
      expect(mistakes[index]?.err).not.toMatch(STACK);
    },
  );
});

test('commands that need a browser name only what is missing', async () => {
  const reasons = {
    measure: 'CHROMIUM_PATH is "/nope"',
    screenshots: 'CHROMIUM_PATH is "/nope"',
  };
  const needing = COMMANDS.filter(({ name }) => name in reasons);
  const ended = await run(needing.map(({ start }) => start));
  for (const [index, reason] of Object.values(reasons).entries()) {
    const { status, out, err } = ended[index] ?? { status: 0, out: '', err: '' };
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(err.startsWith('There is no dist/') ? 'There is no dist/' : reason);
    expect(err).not.toMatch(STACK);
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(2);
  }
});
