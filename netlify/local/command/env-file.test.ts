import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
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
const encoded = makeProject({ 'netlify.toml': '' });
afterAll(() => {
  project.remove();
  plain.remove();
  encoded.remove();
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
  it('is read by npm run start, which names a wrong variable', async () => {
    const { status, text } = await run(argumentsOf('start'), project.root);
    expect(status).toBe(1);
    expect(text).toContain('LOCAL_SERVICES_PORT is "http"; expected a port from 1 to 65535.\n');
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
    const command = [...argumentsOf('seed').slice(0, -1), ...say];
    expect(await run(command, project.root, { LOCAL_SERVICES_PORT: given })).toEqual({
      status: 0,
      text: `${given}\n`,
    });
  });

  const NOTEPAD = 'LOCAL_SERVICES_PORT=4399\r\nMAIL_FROM="Caffè <sito@azienda.it>"\r\n';
  const UTF_16 = Buffer.from(NOTEPAD, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(NOTEPAD)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${NOTEPAD}`)],
    ['UTF-16 as PowerShell writes it', Buffer.from(`\uFEFF${NOTEPAD}`, 'utf16le')],
    ['UTF-16 without a byte order mark', UTF_16],
    ['UTF-16 big endian', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(UTF_16).swap16()])],
  ])('is read in %s', async (_encoding, bytes) => {
    writeFileSync(join(encoded.root, '.env'), bytes);
    const say = ['-p', 'process.env.LOCAL_SERVICES_PORT + process.env.MAIL_FROM'];
    expect(await run([...argumentsOf('seed').slice(0, -1), ...say], encoded.root)).toEqual({
      status: 0,
      text: '4399Caffè <sito@azienda.it>\n',
    });
  });

  it.each([
    [
      'another encoding',
      Buffer.from('MAIL_FROM=Caff\xe8', 'latin1'),
      /^\.env is neither UTF-8 nor UTF-16: .*\n$/,
    ],
    [
      'UTF-32',
      Buffer.from([...'MAIL_FROM=a'].map((letter) => `${letter}\0\0\0`).join('')),
      /^\.env is neither UTF-8 nor UTF-16: .*\n$/,
    ],
    [
      'text after quotes',
      Buffer.from('PORT=1\nMAIL_FROM="Azienda, Roma" <sito@azienda.it>'),
      /^\.env:2: MAIL_FROM has text after its quotes\. .*'"Azienda, Roma" <sito@azienda\.it>'\n$/,
    ],
  ])('stops a command with a sentence when it has %s', async (_fault, bytes, sentence) => {
    writeFileSync(join(encoded.root, '.env'), bytes);
    const { status, text } = await run([...argumentsOf('seed'), '--help'], encoded.root);
    expect(status).toBe(1);
    expect(text).toMatch(sentence);
  });

  it('may be missing', async () => {
    expect(await run([...argumentsOf('seed'), '--help'], plain.root)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^Usage/),
    });
  });

  it('is not read when a test starts a command directly', async () => {
    const { text } = await run([join(ROOT, 'netlify/local/seed.ts')], project.root, { DATABASE_URL: 'none' });
    expect(text).toContain('DATABASE_URL names another database');
  });
});
