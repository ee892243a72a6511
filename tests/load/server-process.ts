import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../netlify/server/command/arguments.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 120_000;
const PAGE_BYTES = 4096;
const TICKS_A_SECOND = 100;

/** A server under load. */
export interface ServerProcess {
  readonly url: string;
  /** @returns the memory that it uses, in bytes */
  memory(): number;
  /** @returns the CPU time that it has used, in seconds of a core, which other work on the machine does not affect */
  coreSeconds(): number;
  stop(): Promise<void>;
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
};

/**
 * @param script a script of the project that prints `Site` and its address once it is serving
 * @throws {CommandError} with the script's output, when it ends or takes too long
 */
export const startServer = async (
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      clearTimeout(limit);
      child.kill('SIGKILL');
      reject(new CommandError(`${script} did not start:\n${printed.trimEnd()}`));
    };
    const limit = setTimeout(fail, START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      if (printed.length > 100_000) return;
      printed += chunk.toString();
      const found = /^Site\s+(http\S+)/m.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(limit);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', fail);
  });
  // Linux, proc(5): `utime` and `stime` are 12th and 13th after the name in brackets, which may contain spaces.
  const ticks = () =>
    readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 13);
  return {
    url,
    // The second number counts resident pages.
    memory: () => Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES,
    coreSeconds: () => ticks().reduce((sum, part) => sum + Number(part), 0) / TICKS_A_SECOND,
    stop: () => stop(child),
  };
};
