import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readProjectFile } from './project-files.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readProjectFile('package.json'));

/** A program and its arguments, without what only a POSIX shell understands: variables, quotes, globs, pipes. */
const PLAIN = /^([a-z]+)((?: [\w@.,/:=-]+)*)$/;

const isProgram = (name: string | undefined): boolean =>
  name !== undefined && (['node', 'npm'].includes(name) || existsSync(join(ROOT, 'node_modules/.bin', name)));

test('writes every script so that cmd.exe runs it too: programs with plain arguments, joined by && at most', () => {
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  expect(commands.filter((command) => !isProgram(PLAIN.exec(command)?.[1]))).toEqual([]);
});

test('stores every text file with LF, and gives it to every clone with LF', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(
    files.filter((file) => !/^i\/(?:lf|none) .*attr\/text=auto eol=lf\s|attr\/-text\s/.test(file)),
  ).toEqual([]);
});
