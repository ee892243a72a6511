import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeProject } from '../host/host.fixture.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

const project = makeProject({
  '.env': 'LOCAL_SERVICES_PORT=http\nDATABASE_URL=mysql://user:hidden@host/db\n',
});
const plain = makeProject({ 'netlify.toml': '' });
afterAll(() => {
  project.remove();
  plain.remove();
});

interface Output {
  readonly status: number | null;
  readonly text: string;
}

const run = (args: readonly string[], cwd: string, variables: Record<string, string> = {}): Promise<Output> =>
  new Promise((resolve) => {
    const options = { cwd, env: { PATH: process.env['PATH'], ...variables } };
    const child = execFile(process.execPath, [...args], options, (_, out, err) =>
      resolve({ status: child.exitCode, text: `${out}${err}` }),
    );
  });

/** The arguments of a script in package.json, with absolute paths so that it runs in another folder. */
const argumentsOf = (name: string): string[] =>
  (scripts[name] ?? '')
    .replace(/^.*?\bnode /, '')
    .split(' ')
    .map((word) => (word.includes('/') ? join(ROOT, word) : word));

describe('the .env file of the project', () => {
  it('is read by npm run leads, which names a wrong variable', async () => {
    const { status, text } = await run([...argumentsOf('leads'), 'list'], project.root);
    expect(status).toBe(1);
    expect(text).toBe('LOCAL_SERVICES_PORT is "http"; expected a port from 1 to 65535.\n');
  });

  it('is read by npm run migrate, which prints no value', async () => {
    const { status, text } = await run(argumentsOf('migrate'), project.root);
    expect(status).toBe(1);
    expect(text).toMatch(/^DATABASE_URL is not valid: expected [^\n]+\n$/);
    expect(text).not.toContain('hidden');
  });

  it.each([
    ['start', 'netlify/local/start.ts'],
    ['dev', 'netlify/local/dev.ts'],
    ['seed', 'netlify/local/seed.ts'],
    // Astro reads only some variables by itself.
    ['build', 'node_modules/astro/bin/astro.mjs'],
  ])('is read before npm run %s', (name, file) => {
    const read = `--import ${join(import.meta.dirname, 'env-file.ts')} ${join(ROOT, file)}`;
    expect(argumentsOf(name).join(' ')).toContain(read);
  });

  it.each(['', '4399'])('does not override a variable that is already set to %j', async (given) => {
    const say = ['-p', 'process.env.LOCAL_SERVICES_PORT'];
    const command = [...argumentsOf('leads').slice(0, 2), ...say];
    expect(await run(command, project.root, { LOCAL_SERVICES_PORT: given })).toEqual({
      status: 0,
      text: `${given}\n`,
    });
  });

  it('may be missing', async () => {
    expect(await run([...argumentsOf('leads'), '--help'], plain.root)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^Usage/),
    });
  });

  it('is not read when a test starts a command directly', async () => {
    // A port where nothing listens: a site that runs here would answer.
    const variables = { LOCAL_SERVICES_PORT: '9' };
    const { text } = await run([join(ROOT, 'netlify/local/leads.ts'), 'list'], project.root, variables);
    expect(text).toContain('There is no local database');
  });
});
